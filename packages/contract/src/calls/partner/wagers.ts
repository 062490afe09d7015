import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { localDay } from '../../paging.ts'
import { partnerPlace, ratedProducts, tiersOfPartners } from '../../partner.ts'

/** Why a wager counts less than its stake. */
export const turnoverNotes = ['none', 'opposite', 'tie', 'void', 'bonus', 'half-void', 'at-risk'] as const
export type TurnoverNote = (typeof turnoverNotes)[number]

const wagerLine = z.object({
  betIdx: z.string(),
  /** In the list of a day when it was settled last on that day, else when it was placed. */
  at: z.string(),
  memId: z.string(),
  memNick: z.string(),
  product: z.enum(ratedProducts),
  gameName: z.string(),
  stake: sumOut,
  payout: sumOut,
  turnover: sumOut,
  /** Own rate less that of the level below, when the bet was accepted; basis points. */
  shareBp: z.number().int(),
  rolling: sumOut,
  note: z.enum(turnoverNotes),
  /** Accepted at rates that are not in force any more. */
  isOldRate: z.boolean(),
})

/**
 * Wagers that were settled or corrected on one day, the newest first, each as it stands now. Names of members who have left the subtree since are ''. With `only` a page may have fewer rows than were asked for, or none,
 * and a `next`: what it looks for may be rare, and a page reads so many settlements and no more.
 */
export const partnerWagers = defineCall({
  path: '/api/partner/wagers',
  audience: 'partner',
  body: partnerPlace.extend({
    day: localDay,
    /** As in a settlement. */
    branchId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    product: z.enum(['', ...ratedProducts]).default(''),
    only: z.enum(['', 'zero', 'old-rate']).default(''),
  }),
  data: z.object({ list: z.array(wagerLine), next: z.string().nullable() }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/** "Why 312 won": one wager with all its factors. Levels above the own one are counted together, without names. */
export const partnerWhy = defineCall({
  path: '/api/partner/why',
  audience: 'partner',
  body: z.object({ betIdx: z.string().min(1).max(60) }),
  data: z.object({
    line: wagerLine,
    /** Of the round: what the same member staked on each side, where that is known. */
    sides: z.array(z.object({ words: z.string(), stake: sumOut })),
    /**
     * How the turnover comes of the stake: less what was undecided, less what was covered, less the part of bonus money. What is covered on the round is divided over its wagers by their stakes: of `roundCovered` this one
     * has its part of `roundStake`, what was decided of all wagers that the member has on the round.
     */
    counted: z.object({
      undecided: sumOut,
      covered: sumOut,
      bonus: sumOut,
      roundStake: sumOut,
      roundCovered: sumOut,
    }),
    ownBp: z.number().int(),
    belowBp: z.number().int(),
    ratesSince: z.string(),
    /** From the lowest. */
    levels: z.array(
      z.object({
        tier: z.enum([...tiersOfPartners, 'NORMAL']),
        isOwn: z.boolean(),
        shareBp: z.number().int(),
        amount: sumOut,
      }),
    ),
    /** When it reaches the commission purse; null: it has. */
    paidAt: z.string().nullable(),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
