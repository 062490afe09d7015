import type { Module } from '../../platform/module.ts'
import { serveAuditLog } from './calls/admin/list-entries.ts'

export const auditModule: Module = {
  name: 'audit',
  adminCalls: [serveAuditLog],
}
