import type { Module } from '../../platform/module.ts'
import { serveAuditLog } from './calls/admin/list-audit.ts'
import { serveMemberLedger } from './calls/admin/list-ledger.ts'
import { serveMemberWagers } from './calls/admin/list-wagers.ts'
import { serveDeskFigures } from './calls/admin/show-figures.ts'
import { serveMemberDetail } from './calls/admin/show-member.ts'

export const deskModule: Module = {
  name: 'desk',
  adminCalls: [serveMemberDetail, serveMemberLedger, serveMemberWagers, serveDeskFigures, serveAuditLog],
}
