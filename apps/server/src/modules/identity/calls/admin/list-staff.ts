import { staffAccountList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { staffAccounts } from '../../staff-account.service.ts'

export const serveStaffAccountList = serveAdmin(staffAccountList, async (ctx) => ({
  rows: (await staffAccounts(ctx)).map(({ createdAt: _createdAt, ...row }) => ({
    ...row,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    waitsUntil: row.waitsUntil?.toISOString() ?? null,
  })),
}))
