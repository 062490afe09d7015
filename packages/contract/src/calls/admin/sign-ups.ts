import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'

const none = z.object({})
const memberParams = z.object({ memberId: z.coerce.number().int().positive() })

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
export const signUpList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/sign-ups',
  permission: 'sign-ups.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(signUpRow), now: z.number() }),
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
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
})
export const signUpReject = defineAdminCall({
  method: 'POST',
  path: '/admin/api/sign-ups/:memberId/reject',
  permission: 'sign-ups.decide',
  params: memberParams,
  query: none,
  body: z.object({ reason: z.string().trim().min(2).max(200) }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_REASON_REQUIRED'],
})
