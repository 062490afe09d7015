import { z } from 'zod'
import { coinTerms } from '../../coin.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { cashMethods, cashReasons, cashTypes } from '../../states.ts'
import { bonusChoices } from '../member/cash.ts'

const none = z.object({})
const params = z.object({ cashIdx: idInPath })

export const adminCashRow = z.object({
  cashIdx: z.number().int(),
  cashType: z.enum(cashTypes),
  memberId: z.number().int(),
  memId: z.string(),
  memNick: z.string(),
  amount: sumOut,
  bonus: z.enum(bonusChoices),
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]),
  /** Account holder on file; for withdrawals where the money goes. */
  holder: z.string(),
  bankName: z.string(),
  bankacc: z.string(),
  /** Of a deposit: which of the site's accounts it is sent to, the number masked; null where the site has but one by its option. */
  sentTo: z.string().nullable(),
  method: z.enum(cashMethods),
  coin: coinTerms.nullable(),
  /** A payment by coin is under way: it can be neither approved nor rejected. */
  isPaying: z.boolean(),
  createdAt: z.string(),
  waitedAt: z.string().nullable(),
  handledAt: z.string().nullable(),
  /** Who works on it. */
  staffName: z.string().nullable(),
  staffId: z.number().int().nullable(),
  /** In the language of who asks, where it is a named one. */
  reason: z.string().nullable(),
})
export type AdminCashRow = z.output<typeof adminCashRow>
export const adminCashList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/cash-requests',
  permission: 'cash.read',
  params: none,
  query: adminPlace.extend({
    cashType: z.enum(['', ...cashTypes]).default(''),
    state: z.enum(['open', 'ended', 'all']).default('open'),
    memberId: z.coerce.number().int().optional(),
  }),
  body: none,
  data: adminRowsOf(adminCashRow).extend({
    counts: z.object({ deposit: z.number().int(), withdrawal: z.number().int() }),
  }),
  refusals: [],
})
const decided = z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]) })
export const cashWait = defineAdminCall({
  method: 'POST',
  path: '/admin/api/cash-requests/:cashIdx/wait',
  permission: 'cash.decide',
  params,
  query: none,
  body: none,
  data: decided,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_ALREADY_HANDLED', 'STAFF_HELD_BY_OTHER'],
})
export const cashApprove = defineAdminCall({
  method: 'POST',
  path: '/admin/api/cash-requests/:cashIdx/approve',
  permission: 'cash.decide',
  params,
  query: none,
  body: none,
  data: decided,
  refusals: [
    'STAFF_NOT_FOUND',
    'STAFF_STATUS_ORDER',
    'STAFF_ALREADY_HANDLED',
    'STAFF_HELD_BY_OTHER',
    'STAFF_MEMBER_PROTECTED',
  ],
})
/** Written out, or named: a reason of the request's type. */
const cashReason = z.union([
  staffReason,
  z.object({ named: z.enum([...cashReasons.deposit, ...cashReasons.withdrawal]) }),
])
export type StaffCashReason = z.output<typeof cashReason>
export const cashReject = defineAdminCall({
  method: 'POST',
  path: '/admin/api/cash-requests/:cashIdx/reject',
  permission: 'cash.decide',
  params,
  query: none,
  body: z.object({ reason: cashReason }),
  data: decided,
  refusals: [
    'STAFF_NOT_FOUND',
    'STAFF_STATUS_ORDER',
    'STAFF_ALREADY_HANDLED',
    'STAFF_HELD_BY_OTHER',
    'STAFF_REASON_REQUIRED',
  ],
})

/** The strip of figures at the top of the desk; sums of the day in Asia/Seoul. Null: these staff may not read it. */
export const deskFigures = defineAdminCall({
  method: 'GET',
  path: '/admin/api/desk',
  permission: 'staff',
  params: none,
  query: none,
  body: none,
  data: z.object({
    online: z.number().int().nullable(),
    playing: z.number().int().nullable(),
    depositsToday: sumOut.nullable(),
    withdrawalsToday: sumOut.nullable(),
    netToday: z.number().int().nullable(),
    openStake: sumOut.nullable(),
    openWagers: z.number().int().nullable(),
    profitToday: z.number().int().nullable(),
    waitingSignUps: z.number().int().nullable(),
    waitingCash: z.number().int().nullable(),
    /** Sum of all accounts by currency: must be 0. */
    trialBalance: z.array(z.object({ currency: z.string(), sum: z.number() })).nullable(),
  }),
  refusals: [],
})
