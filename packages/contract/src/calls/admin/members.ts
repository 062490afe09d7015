import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pointsOut, sumOut } from '../../money.ts'
import { adminPage, adminPageOf, adminPlace, adminRowsOf } from '../../paging.ts'
import { memberStatuses, partnerTiers } from '../../states.ts'
import { betRow } from '../member/games.ts'

const none = z.object({})
const params = z.object({ memberId: idInPath })

export const adminMemberRow = z.object({
  memberId: z.number().int(),
  memId: z.string(),
  memNick: z.string(),
  status: z.enum(memberStatuses),
  tier: z.enum(partnerTiers),
  level: z.number().int(),
  cash: sumOut,
  points: pointsOut,
  joinedAt: z.string(),
  lastLoginAt: z.string().nullable(),
  isOnline: z.boolean(),
  /** Of the operator’s own: left out of cash, profit, games’ figures, bonuses, signs and the newest wins. */
  isTest: z.boolean(),
})
export const memberSearch = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members',
  permission: 'members.read',
  params: none,
  /** `search`: id, nickname, phone or the end of an account number. */
  query: adminPlace.extend({
    search: z.string().max(60).default(''),
    status: z.enum(['', ...memberStatuses]).default(''),
  }),
  body: none,
  /** `total`: of all that were found. */
  data: adminRowsOf(adminMemberRow).extend({ total: z.number().int() }),
  refusals: [],
})

export const adminMember = adminMemberRow.extend({
  memName: z.string(),
  memPhone: z.string(),
  bankName: z.string(),
  bankacc: z.string(),
  nationCode: z.string(),
  recommenderId: z.string().nullable(),
  withdrawalPending: sumOut,
  inGame: sumOut,
  /** What the member owes since the result of a wager was corrected and the balance did not cover what had to be taken back. */
  debt: sumOut,
  isWithdrawalLocked: z.boolean(),
  /** What it logs in with besides the password. */
  hasTotp: z.boolean(),
  passkeys: z.number().int(),
  /** The member asked to close the account: when it closes or was closed. */
  closing: z.object({ at: z.string(), isClosed: z.boolean(), reason: z.string() }).nullable(),
  isDepositBarred: z.boolean(),
  isWithdrawalBarred: z.boolean(),
  isBettingBarred: z.boolean(),
  /** The end of the wait after failed logins. */
  loginWaitsUntil: z.string().nullable(),
  rejectReason: z.string().nullable(),
  lockReason: z.string().nullable(),
  joinIp: z.string(),
  lastIp: z.string().nullable(),
  depositsTotal: sumOut,
  withdrawalsTotal: sumOut,
  /** Last 14 days in Asia/Seoul, oldest first. */
  days: z.array(z.object({ day: z.string(), deposits: sumOut, withdrawals: sumOut })),
})
export const memberDetail = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId',
  permission: 'members.read',
  params,
  query: none,
  body: none,
  data: adminMember,
  refusals: ['STAFF_NOT_FOUND'],
})

export const ledgerRow = z.object({
  transferId: z.string(),
  at: z.string(),
  kind: z.string(),
  currency: z.string(),
  account: z.string(),
  /** Signed: what it did to this account. */
  amount: z.number(),
  balanceBefore: z.number(),
  balanceAfter: z.number(),
  reference: z.string(),
})
export const memberLedger = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/ledger',
  permission: 'ledger.read',
  params,
  query: adminPlace,
  body: none,
  data: adminRowsOf(ledgerRow),
  refusals: ['STAFF_NOT_FOUND'],
})
export const memberWagers = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/wagers',
  permission: 'members.read',
  params,
  query: adminPage,
  body: none,
  data: adminPageOf(betRow),
  refusals: ['STAFF_NOT_FOUND'],
})
export const sessionRow = z.object({
  sessionId: z.number().int(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.string().nullable(),
})
export const memberSessions = defineAdminCall({
  method: 'GET',
  path: '/admin/api/members/:memberId/sessions',
  permission: 'members.read',
  params,
  query: adminPlace,
  body: none,
  data: adminRowsOf(sessionRow),
  refusals: ['STAFF_NOT_FOUND'],
})

const reason = z.object({ reason: staffReason })
export const memberLock = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/lock',
  permission: 'members.lock',
  params,
  query: none,
  body: reason,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
const restriction = { method: 'POST', permission: 'members.lock', params, query: none, data: none } as const
const restrictionRefusals = ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'] as const
/** May log in, and neither play, deposit nor withdraw. */
export const memberSuspend = defineAdminCall({
  ...restriction,
  path: '/admin/api/members/:memberId/suspend',
  body: reason,
  refusals: restrictionRefusals,
})
export const memberLiftSuspension = defineAdminCall({
  ...restriction,
  path: '/admin/api/members/:memberId/lift-suspension',
  body: reason,
  refusals: restrictionRefusals,
})
/** Members whom staff marked, a page at most. */
export const markedMembers = z.array(z.number().int().positive()).min(1).max(100)
/** Leaves out those who are not active. `done`: how many were. */
export const memberSuspendMany = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/suspend',
  permission: 'members.lock',
  params: none,
  query: none,
  body: reason.extend({ memberIds: markedMembers }),
  data: z.object({ done: z.number().int() }),
  refusals: [],
})
export const memberBars = ['deposit', 'withdrawal', 'betting'] as const
export type MemberBar = (typeof memberBars)[number]
/** Bars one of the three, or lifts the bar. */
export const memberSetBar = defineAdminCall({
  ...restriction,
  path: '/admin/api/members/:memberId/bar',
  body: reason.extend({ what: z.enum(memberBars), isBarred: z.boolean() }),
  refusals: restrictionRefusals,
})
/** Marks an account as a test account, or as none: figures are those of all others. */
export const memberSetTest = defineAdminCall({
  ...restriction,
  path: '/admin/api/members/:memberId/test',
  body: reason.extend({ isTest: z.boolean() }),
  refusals: restrictionRefusals,
})
export const memberUnlock = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/unlock',
  permission: 'members.lock',
  params,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** Writes off what the member owes: the house pays it. `amount`: what staff saw of it; refused when it has changed. */
export const memberForgiveDebt = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/forgive-debt',
  permission: 'cash.decide',
  params,
  query: none,
  body: reason.extend({ amount: z.number().int().positive() }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** After five wrong withdrawal passwords. */
export const memberUnlockWithdrawal = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/unlock-withdrawal',
  permission: 'members.lock',
  params,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
/** After too many failed logins. */
export const memberUnlockLogin = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/unlock-login',
  permission: 'members.lock',
  params,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
export const memberEndSessions = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/end-sessions',
  permission: 'members.lock',
  params,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})
