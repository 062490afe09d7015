import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { sumOut } from '../../money.ts'
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
