import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { memberLevel } from '../../points.ts'

const none = z.object({})

/** Where members send deposits. `mostPerDay`: ledger units that may be asked for on a day of Seoul; 0: any sum. */
export const depositAccountTerms = z.object({
  bankCode: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/),
  account: z
    .string()
    .max(30)
    .regex(/^\d[\d -]{4,}\d$/),
  holder: writtenText(1, 40),
  /** For staff alone. */
  note: z.union([z.literal(''), writtenText(1, 200)]),
  levelFrom: memberLevel,
  levelTo: memberLevel,
  mostPerDay: z.number().int().min(0).max(1_000_000_000_000_000),
  isOn: z.boolean(),
})
export type DepositAccountTerms = z.output<typeof depositAccountTerms>

const shown = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  /** But for its last four digits masked for who may not change it. */
  account: z.string(),
  holder: z.string(),
  note: z.string(),
  levelFrom: memberLevel,
  levelTo: memberLevel,
  mostPerDay: sumOut,
  isOn: z.boolean(),
})
const accountRow = shown.extend({
  accountId: z.number().int(),
  version: z.number().int(),
  /** What was asked for today, without what was refused or cancelled. */
  today: sumOut,
})
export type DepositAccountRow = z.output<typeof accountRow>
const accountRequest = z.object({
  requestId: z.number().int(),
  /** Null: a new account. */
  accountId: z.number().int().nullable(),
  wanted: shown,
  /** As it is now; null where it is new. */
  now: shown.nullable(),
  reason: z.string(),
  staffName: z.string(),
  /** Asked for by who reads this: another must confirm it. */
  isOwn: z.boolean(),
  askedAt: z.string(),
})
export type DepositAccountRequest = z.output<typeof accountRequest>

export const depositAccountList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/deposit-accounts',
  permission: 'accounts.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(accountRow), requests: z.array(accountRequest) }),
  refusals: [],
})

/** Asks for a new account, or for a change of one; another of the staff confirms it. `after`: the version that was read; 0 of a new one. */
export const depositAccountAsk = defineAdminCall({
  method: 'POST',
  path: '/admin/api/deposit-accounts',
  permission: 'accounts.manage',
  params: none,
  query: none,
  body: z.object({
    accountId: z.number().int().positive().nullable(),
    after: z.number().int().min(0),
    wanted: depositAccountTerms,
    reason: staffReason,
  }),
  data: z.object({ requestId: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** At once and by one: an account that must not be used any more cannot wait for a second person. */
export const depositAccountOff = defineAdminCall({
  method: 'POST',
  path: '/admin/api/deposit-accounts/:accountId/off',
  permission: 'accounts.manage',
  params: z.object({ accountId: idInPath }),
  query: none,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})

const decide = (act: 'confirm' | 'drop') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/deposit-account-requests/:requestId/${act}`,
    permission: 'accounts.manage',
    params: z.object({ requestId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT', 'STAFF_INVALID'],
  })
/** By another of the staff than who asked. STAFF_CONFLICT: the account changed since. */
export const depositAccountConfirm = decide('confirm')
/** By anybody, also by who asked. */
export const depositAccountDrop = decide('drop')
