import type { Module } from '../../platform/module.ts'
import { liveListeners } from './message.service.ts'
import { liveTopics } from './topics.ts'

export const liveModule: Module = { name: 'live', listeners: liveListeners, topics: liveTopics }
