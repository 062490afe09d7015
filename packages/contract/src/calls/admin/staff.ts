import { z } from 'zod'
import { cashCurrencies } from '../../currency.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { permissions } from '../../permission.ts'
import { staffPassword } from './staff-accounts.ts'

const none = z.object({})

export const staffOut = z.object({
  staffId: z.number().int(),
  loginId: z.string(),
  name: z.string(),
  role: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Somebody else gave it the password: until it is changed nothing else is open. */
  mustChangePassword: z.boolean(),
  sites: z.array(z.object({ siteId: z.number().int(), name: z.string(), currency: z.enum(cashCurrencies) })),
  mode: z.enum(['demo', 'licensed']),
  now: z.number(),
})
export type StaffOut = z.output<typeof staffOut>

/** Sets the session cookie. */
export const staffLogin = defineAdminCall({
  method: 'POST',
  path: '/admin/api/login',
  permission: 'public',
  params: none,
  query: none,
  body: z.object({ loginId: z.string().max(64), password: z.string().max(128), totp: z.string().max(10) }),
  data: staffOut,
  refusals: ['STAFF_LOGIN_FAILED', 'STAFF_LOGIN_WAIT'],
})
export const staffLogout = defineAdminCall({
  method: 'POST',
  path: '/admin/api/logout',
  permission: 'staff',
  params: none,
  query: none,
  body: none,
  data: none,
  refusals: [],
})
export const staffMe = defineAdminCall({
  method: 'GET',
  path: '/admin/api/me',
  permission: 'staff',
  params: none,
  query: none,
  body: none,
  data: staffOut,
  refusals: [],
})

/** Of who is logged in, with the password and a code as at the login. Ends its other sessions. */
export const staffOwnPassword = defineAdminCall({
  method: 'POST',
  path: '/admin/api/me/password',
  permission: 'staff',
  params: none,
  query: none,
  body: z.object({
    currentPassword: z.string().min(1).max(128),
    totp: z.string().regex(/^\d{6}$/),
    password: staffPassword,
  }),
  data: none,
  refusals: ['STAFF_INVALID', 'STAFF_LOGIN_WAIT'],
})

export const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  staffName: z.string(),
  action: z.string(),
  target: z.string(),
  /** How the member or the member of staff is called now; '' for other targets. */
  targetName: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
})
