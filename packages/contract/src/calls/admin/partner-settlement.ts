import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { gameGroups } from '../../game-code.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf, localDay } from '../../paging.ts'
import { losingNegatives, losingRules, settlementStatuses, tiersOfPartners } from '../../partner.ts'

const none = z.object({})
const params = z.object({ settlementId: idInPath })

const period = z.object({
  /** First and last day, in Seoul. */
  from: z.string(),
  until: z.string(),
  rule: z.enum(losingRules),
  negative: z.enum(losingNegatives),
})
const totals = z.object({
  /** Of who is paid something. */
  paidPartners: z.number().int(),
  amount: sumOut,
})

/** Of one group of products. Shares are exact; here they are cut to whole units. `amount`: what is paid. */
const line = z.object({
  group: z.enum(gameGroups),
  /** Stakes less payouts of the whole subtree. */
  losses: sumOut,
  /** What of bonuses (below zero), or of deposits less withdrawals, falls to this group. */
  divided: sumOut,
  /** What goes off as rolling: the own one, and that of everybody below. */
  rolling: sumOut,
  /** The own share of what is left. */
  share: sumOut,
  /** What late corrections of earlier periods add. */
  adjustments: sumOut,
  carriedIn: sumOut,
  amount: sumOut,
  carriedOut: sumOut,
})
export type SettlementGroupLine = z.output<typeof line>

const row = z.object({
  partnerId: z.number().int(),
  memId: z.string(),
  memNick: z.string(),
  /** NORMAL: a member with rates of its own. */
  tier: z.enum([...tiersOfPartners, 'NORMAL']),
  amount: sumOut,
  paidAt: z.string().nullable(),
  groups: z.array(line),
})
export type SettlementRow = z.output<typeof row>

const settlement = period.extend({
  ...totals.shape,
  settlementId: z.number().int(),
  status: z.enum(settlementStatuses),
  staffName: z.string(),
  reason: z.string(),
  frozenAt: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** Frozen by who reads this: another of the staff confirms it. */
  isOwn: z.boolean(),
  /** It may be confirmed no more, since too long ago: it is dropped, and frozen anew. */
  isOverdue: z.boolean(),
  /** The oldest that is frozen: it is confirmed before the later ones. */
  isNext: z.boolean(),
  /** No later one stands on it, so it can be dropped. */
  isLast: z.boolean(),
})
export type Settlement = z.output<typeof settlement>

/** Settled periods, the newest first, and the period that comes next. */
export const adminSettlements = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partner-settlements',
  permission: 'partners.read',
  params: none,
  query: adminPlace,
  body: none,
  data: adminRowsOf(settlement).extend({
    /** `isOver`: it may be frozen. */
    coming: period.extend({ isOver: z.boolean() }),
  }),
  refusals: [],
})

/** What the next period comes to now, partner by partner. Of one that goes on: so far. */
export const adminSettlementPreview = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partner-settlements/preview',
  permission: 'partners.read',
  params: none,
  query: adminPlace,
  body: none,
  data: adminRowsOf(row).extend({ coming: period.extend({ isOver: z.boolean() }), ...totals.shape }),
  refusals: [],
})

/** Stores the figures of the next period whole; they never change again. Another of the staff confirms it. STAFF_CONFLICT: `from` is not the next period's, or it is not over. */
export const adminSettlementFreeze = defineAdminCall({
  method: 'POST',
  path: '/admin/api/partner-settlements',
  permission: 'partners.settle',
  params: none,
  query: none,
  body: z.object({ from: localDay, reason: staffReason }),
  data: z.object({ settlementId: z.number().int() }),
  refusals: ['STAFF_CONFLICT'],
})

/** One settlement with its partners, in the order of their ids. */
export const adminSettlement = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partner-settlements/:settlementId',
  permission: 'partners.read',
  params,
  query: adminPlace,
  body: none,
  data: adminRowsOf(row).extend({ settlement }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** By another of the staff than who froze it: each partner is then paid once. STAFF_FORBIDDEN: the same staff. STAFF_CONFLICT: an earlier one is frozen. */
export const adminSettlementConfirm = defineAdminCall({
  method: 'POST',
  path: '/admin/api/partner-settlements/:settlementId/confirm',
  permission: 'partners.settle',
  params,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT'],
})

/** By anybody, before it was confirmed: its period is open again. STAFF_CONFLICT: a later one was frozen. */
export const adminSettlementDrop = defineAdminCall({
  method: 'POST',
  path: '/admin/api/partner-settlements/:settlementId/drop',
  permission: 'partners.settle',
  params,
  query: none,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_CONFLICT'],
})
