import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { adminPage, adminPageOf } from '../../paging.ts'
import { signUpReasons } from '../../states.ts'

const none = z.object({})
const memberParams = z.object({ memberId: idInPath })

export const signUpRow = z.object({
  memberId: z.number().int(),
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  memPhone: z.string(),
  bankName: z.string(),
  bankacc: z.string(),
  nationCode: z.string(),
  recommenderId: z.string().nullable(),
  requestedAt: z.string(),
  /** The call is due until then. */
  callBy: z.string(),
  calledAt: z.string().nullable(),
  ip: z.string(),
  /** Other members that signed up or logged in from the same network address. */
  sameIp: z.number().int(),
  isRecommenderActive: z.boolean().nullable(),
})
/** `due`: the most urgent call first. `address`: those of the most common addresses first, together. */
export const signUpSorts = ['due', 'newest', 'address'] as const
export type SignUpSort = (typeof signUpSorts)[number]
export const signUpList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/sign-ups',
  permission: 'sign-ups.read',
  params: none,
  /** `search`: part of id or nickname, the beginning of the recommender's id or of the address, a whole phone or account number. */
  query: adminPage.extend({ search: z.string().max(60).default(''), sort: z.enum(signUpSorts).default('due') }),
  body: none,
  data: adminPageOf(signUpRow).extend({ now: z.number() }),
  refusals: [],
})
export const signUpCalled = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sign-ups/:memberId/call',
  permission: 'sign-ups.decide',
  params: memberParams,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
})
export const signUpApprove = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sign-ups/:memberId/approve',
  permission: 'sign-ups.decide',
  params: memberParams,
  query: none,
  /** Why, when the twenty minutes passed without a call. */
  body: z.object({ reason: z.union([z.literal(''), staffReason]).default('') }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_REASON_REQUIRED'],
})
/** Written out, or named. */
const rejectReason = z.union([staffReason, z.object({ named: z.enum(signUpReasons) })])
export type StaffSignUpReason = z.output<typeof rejectReason>
/** Leaves out those that are decided already. */
export const signUpRejectMany = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sign-ups/reject',
  permission: 'sign-ups.decide',
  params: none,
  query: none,
  body: z.object({ memberIds: z.array(z.number().int().positive()).min(1).max(100), reason: rejectReason }),
  data: z.object({ rejected: z.number().int() }),
  refusals: [],
})
export const signUpReject = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sign-ups/:memberId/reject',
  permission: 'sign-ups.decide',
  params: memberParams,
  query: none,
  body: z.object({ reason: rejectReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_REASON_REQUIRED'],
})
