import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { limitKinds, limitPeriods } from '../../protection.ts'
import { limitChangeOut, limitOut } from '../member/protection.ts'

const none = z.object({})
const params = z.object({ memberId: idInPath })
const named = z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) })
const change = { method: 'POST', permission: 'protection.decide', params, query: none, data: none } as const

/** How a member is protected, for staff. */
export const protectionFile = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/protection',
  permission: 'members.read',
  params,
  query: none,
  body: none,
  data: z.object({
    limits: z.array(limitOut),
    /** The newest hundred. */
    limitChanges: z.array(limitChangeOut.extend({ staffName: z.string(), reason: z.string() })),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Tightens at once. A looser limit waits a day, and another of the staff confirms it. `amount` null: no limit. */
export const protectionSetLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit',
  body: named.extend({
    amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
    reason: staffReason,
  }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** By another of the staff than who asked. */
export const protectionConfirmLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit/confirm',
  body: named,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_FORBIDDEN'],
})
/** The limit stays as it is, whoever asked for a looser one. */
export const protectionKeepLimit = defineAdminCall({
  ...change,
  path: '/admin/api/members/:memberId/protection/limit/keep',
  body: named,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
