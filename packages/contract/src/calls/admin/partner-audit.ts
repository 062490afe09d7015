import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { ratedProducts, tiersOfPartners } from '../../partner.ts'
import { turnoverNotes } from '../partner/wagers.ts'

const none = z.object({})

/** "Why did this partner get 312 won": one wager with all its factors, computed anew from the wager as it stands. `betIdx`: as members and partners read it. */
export const adminWagerCommission = defineAdminCall({
  method: 'GET',
  path: '/admin/api/wagers/:betIdx/commission',
  permission: 'partners.read',
  params: z.object({ betIdx: z.string().max(60) }),
  query: none,
  body: none,
  data: z.object({
    betIdx: z.string(),
    placedAt: z.string(),
    memberId: z.number().int(),
    memId: z.string(),
    product: z.enum(ratedProducts),
    gameName: z.string(),
    stake: sumOut,
    payout: sumOut,
    /** `stake` = undecided + covered + bonus + turnover, of a wager that was not cancelled. */
    undecided: sumOut,
    covered: sumOut,
    bonus: sumOut,
    turnover: sumOut,
    note: z.enum(turnoverNotes),
    isOldRate: z.boolean(),
    /** What the member staked on which side, where that is known. */
    sides: z.array(z.object({ words: z.string(), stake: sumOut })),
    /** From the lowest; basis points in force when the wager was accepted. */
    levels: z.array(
      z.object({
        holderId: z.number().int(),
        memId: z.string(),
        tier: z.enum([...tiersOfPartners, 'NORMAL']),
        rateBp: z.number().int(),
        belowBp: z.number().int(),
        shareBp: z.number().int(),
        amount: sumOut,
      }),
    ),
    /** What each settlement added, from the first. */
    settlements: z.array(
      z.object({ version: z.number().int(), kind: z.string(), stake: sumOut, payout: sumOut, at: z.string() }),
    ),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})
export type AdminWagerCommission = z.output<typeof adminWagerCommission.data>

export const partnerSignKinds = ['opposite', 'shared-place', 'turnover-only'] as const
export type PartnerSignKind = (typeof partnerSignKinds)[number]

const found = {
  signId: z.number().int(),
  partnerId: z.number().int(),
  partnerMemId: z.string(),
  members: z.array(z.object({ memberId: z.number().int(), memId: z.string() })),
  firstOn: z.string(),
  lastOn: z.string(),
}
const count = z.number().int()
/** What it was found by, of the seven days before `lastOn`. */
const sign = z.discriminatedUnion('kind', [
  /**
   * Two members of one partner, or at live tables with one device: in how many rounds of mini games and tables both bet on one market, in how many on different sides with nearly the same stake, and what was covered
   * so. One member: it had chips on both sides of an even chance of a table in the same round.
   */
  z.object({
    ...found,
    kind: z.literal('opposite'),
    evidence: z.object({ rounds: count, opposite: count, covered: sumOut }),
  }),
  /** A member below the partner logs in from the partner's address, or with its device; how many share it. */
  z.object({
    ...found,
    kind: z.literal('shared-place'),
    evidence: z.object({ isSameDevice: z.boolean(), sharing: count }),
  }),
  /** A member stakes many times its deposits, and loses next to nothing. */
  z.object({
    ...found,
    kind: z.literal('turnover-only'),
    evidence: z.object({ days: count, wagers: count, turnover: sumOut, losses: sumOut, deposits: sumOut }),
  }),
])
export type PartnerSign = z.output<typeof sign>

/** What may be self-rolling, found every night, the newest first. `partnerId`: of its whole subtree; 0: of the site. A sign is no proof. */
export const adminPartnerSigns = defineAdminCall({
  method: 'GET',
  path: '/admin/api/partners/signs',
  permission: 'partners.read',
  params: none,
  query: adminPlace.extend({
    partnerId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    kind: z.enum(['', ...partnerSignKinds]).default(''),
  }),
  body: none,
  data: adminRowsOf(sign),
  refusals: [],
})
