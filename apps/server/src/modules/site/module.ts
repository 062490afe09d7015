import type { Module } from '../../platform/module.ts'

export const siteModule: Module = { name: 'site' }
