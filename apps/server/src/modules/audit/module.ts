import type { Module } from '../../platform/module.ts'

export const auditModule: Module = {
  name: 'audit',
}
