import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { staffRoleNames } from '../../permission.ts'

const none = z.object({})
const one = z.object({ staffId: idInPath })
/** As the login accepts it, and never only signs. */
export const staffLoginId = z.string().regex(/^(?=.*[A-Za-z0-9])[A-Za-z0-9._@-]{3,64}$/)
export const staffName = z.string().regex(/^(?!.*\p{DI})[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,38}[\p{L}\p{N}.])?$/u)
/** Staff open everybody's money, so their passwords are longer than members'; the server refuses common ones, too. */
export const staffPassword = z.string().min(10).max(128)
const role = z.enum(staffRoleNames)
const siteIds = z.array(z.number().int().positive()).min(1).max(100)

const managed = { permission: 'staff.manage', query: none } as const
const act = { ...managed, method: 'POST', params: one, body: none, data: none } as const
const unknown = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'] as const
/** Shown once: it is sealed in the database from then on. `address` is what a QR picture says. */
const seed = z.object({ secret: z.string(), address: z.string() })

export const staffAccountRow = z.object({
  staffId: z.number().int(),
  loginId: z.string(),
  name: z.string(),
  role: z.string(),
  siteIds: z.array(z.number().int()),
  isActive: z.boolean(),
  lastLoginAt: z.string().nullable(),
  /** The end of the wait after failed logins. */
  waitsUntil: z.string().nullable(),
})
export type StaffAccountRow = z.output<typeof staffAccountRow>

export const staffAccountList = defineAdminCall({
  ...managed,
  method: 'GET',
  path: '/admin/api/staff',
  params: none,
  body: none,
  data: z.object({ rows: z.array(staffAccountRow) }),
  refusals: [],
})
export const staffAccountAdd = defineAdminCall({
  ...managed,
  method: 'POST',
  path: '/admin/api/staff',
  params: none,
  body: z.object({ loginId: staffLoginId, name: staffName, role, password: staffPassword, siteIds }),
  data: seed,
  refusals: ['STAFF_INVALID', 'STAFF_FORBIDDEN'],
})
export const staffAccountChange = defineAdminCall({
  ...managed,
  method: 'PUT',
  path: '/admin/api/staff/:staffId',
  params: one,
  body: z.object({ name: staffName, role, siteIds }),
  data: none,
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT', ...unknown],
})
export const staffAccountLock = defineAdminCall({
  ...act,
  path: '/admin/api/staff/:staffId/lock',
  refusals: ['STAFF_CONFLICT', ...unknown],
})
export const staffAccountUnlock = defineAdminCall({
  ...act,
  path: '/admin/api/staff/:staffId/unlock',
  refusals: unknown,
})
export const staffAccountResetTotp = defineAdminCall({
  ...act,
  path: '/admin/api/staff/:staffId/reset-totp',
  data: seed,
  refusals: ['STAFF_CONFLICT', ...unknown],
})
export const staffAccountResetPassword = defineAdminCall({
  ...act,
  path: '/admin/api/staff/:staffId/reset-password',
  body: z.object({ password: staffPassword }),
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT', ...unknown],
})
