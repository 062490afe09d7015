import type { Module } from '../../platform/module.ts'
import { liveListeners } from './message.service.ts'

export const liveModule: Module = { name: 'live', listeners: liveListeners }
