import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { partnerPeriods, partnerRates, tiersOfPartners, typedRates } from '../../partner.ts'
import { memberStatuses } from '../../states.ts'

const none = z.object({})
const params = z.object({ partnerId: idInPath })
const someId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0)

const row = z.object({
  partnerId: z.number().int(),
  parentId: z.number().int().nullable(),
  memId: z.string(),
  memNick: z.string(),
  tier: z.enum(tiersOfPartners),
  /** Of its whole subtree, without itself. */
  partners: z.number().int(),
  members: z.number().int(),
  ownMembers: z.number().int(),
  isLocked: z.boolean(),
  ratesLockedUntil: z.string().nullable(),
  turnover: sumOut,
  netLoss: sumOut,
  rolling: sumOut,
  losing: sumOut,
})
export type AdminPartnerRow = z.output<typeof row>

/** Partners directly below one, or at the top of the tree (`parentId` 0), with the sums of their subtrees; `search` finds by id or nickname in the whole tree. */
export const adminPartners = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partners',
  permission: 'partners.read',
  params: none,
  query: adminPlace.extend({
    parentId: someId,
    search: z.string().max(40).default(''),
    period: z.enum(partnerPeriods).default('month'),
  }),
  body: none,
  data: adminRowsOf(row),
  refusals: [],
})

/** One partner: where it stands, its rates, and how it moved. */
export const adminPartner = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partners/:partnerId',
  permission: 'partners.read',
  params,
  query: none,
  body: none,
  data: row.extend({
    /** From the top; its own is not among them. */
    above: z.array(z.object({ partnerId: z.number().int(), memId: z.string(), tier: z.enum(tiersOfPartners) })),
    lockReason: z.string(),
    version: z.number().int(),
    rates: partnerRates,
    most: partnerRates,
    least: partnerRates,
    /** The newest first, at most twenty. */
    versions: z.array(
      z.object({
        version: z.number().int(),
        rates: partnerRates,
        savedBy: z.string(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
    moves: z.array(
      z.object({ from: z.string(), to: z.string(), movedBy: z.string(), reason: z.string(), at: z.string() }),
    ),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})
export type AdminPartner = z.output<typeof adminPartner.data>

/** Members below a partner at any depth, the newest first; `search` finds by id or nickname. */
export const adminPartnerMembers = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partners/:partnerId/members',
  permission: 'partners.read',
  params,
  query: adminPlace.extend({ search: z.string().max(40).default('') }),
  body: none,
  data: adminRowsOf(
    z.object({
      memberId: z.number().int(),
      memId: z.string(),
      memNick: z.string(),
      status: z.enum(memberStatuses),
      partnerId: z.number().int(),
      partnerMemId: z.string(),
      cash: sumOut,
      hasOwnRates: z.boolean(),
      joinedAt: z.string(),
      lastLoginAt: z.string().nullable(),
    }),
  ),
  refusals: ['STAFF_NOT_FOUND'],
})
export type AdminPartnerMember = z.output<typeof adminPartnerMembers.data>['rows'][number]

/** Makes an active member a partner: below another one, or at the top (`parentId` null). Not one who has a bonus, open bets or money in a game. */
export const adminPartnerMake = defineAdminCall({
  method: 'POST',
  path: '/admin/api/partners',
  permission: 'partners.manage',
  params: none,
  query: none,
  body: z.object({
    memberId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    tier: z.enum(tiersOfPartners),
    parentId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
    reason: staffReason,
  }),
  data: z.object({ partnerId: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})

/**
 * Moves a partner with all below it, or a member, below another partner. What is past stays: bets that were accepted keep their rates. STAFF_INVALID: into its own subtree, below a tier that is
 * not higher, or where the rates do not fit (`detail.rates`).
 */
export const adminPartnerMove = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/partner',
  permission: 'partners.manage',
  params: z.object({ memberId: idInPath }),
  query: none,
  /** Null: to the top of the tree; of a member, below nobody. */
  body: z.object({
    parentId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
    reason: staffReason,
  }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})

const lock = (act: 'lock' | 'unlock') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/partners/:partnerId/${act}`,
    permission: 'partners.manage',
    params,
    query: none,
    body: z.object({ reason: staffReason }),
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
  })
/** A locked partner and all below it see everything and change nothing. Their members play on. */
export const adminPartnerLock = lock('lock')
export const adminPartnerUnlock = lock('unlock')

/** Rates of a partner, or of a member who has its own. `detail.rates` of STAFF_INVALID says what is wrong. */
export const adminPartnerRatesSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/members/:memberId/partner-rates',
  permission: 'partners.rates',
  params: z.object({ memberId: idInPath }),
  query: none,
  body: z.object({ after: z.number().int().min(0).max(1_000_000), rates: typedRates, reason: staffReason }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** Lets the rates of a holder be changed again before the day is over. */
export const adminPartnerRatesFree = defineAdminCall({
  method: 'POST',
  path: '/admin/api/members/:memberId/partner-rates/free',
  permission: 'partners.rates',
  params: z.object({ memberId: idInPath }),
  query: none,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
})
