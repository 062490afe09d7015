import type { Module } from '../../platform/module.ts'

export const identityModule: Module = { name: 'identity' }
