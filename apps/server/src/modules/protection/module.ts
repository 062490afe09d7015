import type { Module } from '../../platform/module.ts'

export const protectionModule: Module = { name: 'protection' }
