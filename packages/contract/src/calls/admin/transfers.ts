import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'

const none = z.object({})
export const transferStatuses = ['sent', 'done', 'refused'] as const

const row = z.object({
  transferId: z.number().int(),
  memberId: z.number().int(),
  memNick: z.string(),
  vendorCode: z.string(),
  vendorName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: sumOut,
  /** `sent`: it is not known yet what became of it. */
  status: z.enum(transferStatuses),
  /** What the vendor knows it by. */
  transferUuid: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  /** When the vendor is asked next, how often it was asked, and what it said. */
  nextAt: z.string().nullable(),
  tries: z.number().int(),
  problem: z.string(),
})
export type AdminTransferRow = z.output<typeof row>

/** Transfers to vendors that keep purses, and back, the newest first. */
export const adminTransferList = defineAdminCall({
  method: 'GET',
  path: '/admin/api/transfers',
  permission: 'transfers.read',
  params: none,
  query: z.object({
    /** Those before this one; 0: the newest. */
    before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    size: z.coerce.number().int().min(1).max(100).default(20),
    vendorCode: z.string().max(40).default(''),
    status: z.enum(['', ...transferStatuses]).default(''),
    memberId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  body: none,
  data: z.object({ rows: z.array(row), hasMore: z.boolean() }),
  refusals: [],
})

const purse = z.object({
  memberId: z.number().int(),
  memNick: z.string(),
  vendorCode: z.string(),
  state: z.enum(['playing', 'leaving']),
  /** What we know of, and what the vendor said last; null: it was not asked yet. */
  ours: sumOut,
  theirs: sumOut.nullable(),
  theirsAt: z.string().nullable(),
  since: z.string(),
  nextAt: z.string().nullable(),
  tries: z.number().int(),
  problem: z.string(),
})
export type AdminVendorPurse = z.output<typeof purse>

/** What is at each vendor that keeps purses, by our books and by its word; and whose it is, the longest there first (200 at most). */
export const adminVendorPurses = defineAdminCall({
  method: 'GET',
  path: '/admin/api/vendor-purses',
  permission: 'transfers.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    vendors: z.array(
      z.object({
        vendorCode: z.string(),
        vendorName: z.string(),
        members: z.number().int(),
        ours: sumOut,
        /** Of those that were asked for: both sums are of the same members. */
        oursAsked: sumOut,
        theirsAsked: sumOut,
        unclear: z.number().int(),
        unclearSum: sumOut,
      }),
    ),
    purses: z.array(purse),
  }),
  refusals: [],
})

/** Asks the vendor at once what became of a transfer. */
export const adminTransferAsk = defineAdminCall({
  method: 'POST',
  path: '/admin/api/transfers/:transferId/ask',
  permission: 'transfers.decide',
  params: z.object({ transferId: idInPath }),
  query: none,
  body: none,
  data: z.object({ status: z.enum(transferStatuses), problem: z.string() }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Brings back what a member has at a vendor, as the member could. Its game there ends. */
export const adminMoneyBack = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/bring-back-money',
  permission: 'transfers.decide',
  params: z.object({ memberId: idInPath }),
  query: none,
  body: none,
  data: z.object({
    outcome: z.enum(['returned', 'unknown', 'busy', 'unanswered', 'open-round', 'refused']),
    amount: sumOut,
  }),
  refusals: ['STAFF_NOT_FOUND'],
})
