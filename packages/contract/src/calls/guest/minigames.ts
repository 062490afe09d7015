import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { miniDrawOut, minigames, miniResultOut, miniRoundFates, miniRoundOut, roundId } from '../../minigame.ts'
import { sumOut } from '../../money.ts'
import { localDateTime, pageInfo, pageNumber } from '../../paging.ts'

const instant = z.string()
const thousandths = z.number().int()

export const miniMarketOut = z.object({
  code: z.string(),
  /** Simple markets that it joins: 2 of a pair. */
  ways: z.number().int(),
  outcomes: z.array(
    z.object({
      code: z.string(),
      price: thousandths,
      /** Exact, `3/10`. */
      probability: z.string(),
      /** probability × price in basis points, floored. */
      returnBp: z.number().int(),
    }),
  ),
})
export type MiniMarketOut = z.output<typeof miniMarketOut>

/** What one game shows now: its running round, markets, prices, the limits of whoever asks, and its last results. */
export const miniSlots = defineCall({
  path: '/api/minigame/slots/{prodId}/{type}',
  audience: 'guest',
  body: z.object({ prodId: z.string().max(20), type: z.string().max(20) }),
  data: z.object({
    serverTime: instant,
    game: z.enum(minigames),
    /** False: staff switched it off, or there is no chain to draw from. */
    isOn: z.boolean(),
    /** The round of the next draw. */
    round: miniRoundOut,
    /** A bet names the version of the prices that its member saw. */
    pricesVersion: z.number().int(),
    markets: z.array(miniMarketOut),
    /** Of products of independent markets: basis points taken off the fair price. */
    combinationMarginBp: z.number().int(),
    limits: z.object({
      minimum: sumOut,
      maximum: sumOut,
      maximumWin: sumOut,
      maximumWinOfRound: sumOut,
      /** Seconds after placing in which its member may take a bet back; 0: never. */
      cancelSeconds: z.number().int(),
    }),
    /** The last 100, newest first. */
    results: z.array(miniResultOut),
    /** What the running round was committed by; null where results are imported. */
    chain: z.object({ chainId: z.number().int(), commitment: z.string() }).nullable(),
    /** Option of the kino ladder: the last first number that has three lines. */
    kinoThreeLinesUpTo: z.number().int(),
  }),
  refusals: ['N404'],
  reads: true,
})

const miniGameOnly = { type: z.enum(minigames) }

/** Results of a game on one day of Seoul, newest first; `number` finds one. */
export const miniResults = defineCall({
  path: '/api/minigame/powerballResult',
  audience: 'guest',
  body: z.object({
    ...miniGameOnly,
    day: localDateTime.optional(),
    number: z.number().int().min(1).max(288).optional(),
    page: pageNumber,
  }),
  data: z.object({
    list: z.array(miniResultOut),
    pageInfo,
    /** Of the round whose `number` was asked for, also where it is not in the list; null where none was. */
    fate: z.enum(miniRoundFates).nullable(),
  }),
  refusals: [],
  reads: true,
})

/** Every draw of a game on one day of Seoul, oldest first, for trend tables. */
export const miniDayDraws = defineCall({
  path: '/api/minigame/dayDraws',
  audience: 'guest',
  body: z.object({ ...miniGameOnly, day: localDateTime.optional() }),
  data: z.object({
    draws: z.array(
      miniDrawOut.extend({
        /** Of the round, 1 to 288. */
        number: z.number().int(),
        /** As it was when the round was drawn. */
        kinoThreeLinesUpTo: z.number().int(),
      }),
    ),
    /** Numbers whose draw would be over by now and that have no result for good, oldest first. */
    gaps: z.array(z.object({ number: z.number().int(), fate: z.enum(['cancelled', 'missed']) })),
  }),
  refusals: [],
  reads: true,
})

/** How often each outcome came in the last day or week, beside its probability. */
export const miniStatistics = defineCall({
  path: '/api/minigame/statistics',
  audience: 'guest',
  body: z.object({ ...miniGameOnly, period: z.enum(['day', 'week']).default('day') }),
  data: z.object({
    rounds: z.number().int(),
    markets: z.array(
      z.object({
        code: z.string(),
        outcomes: z.array(
          z.object({
            code: z.string(),
            times: z.number().int(),
            probability: z.string(),
            /** The longest run of draws in which it came, and draws since it last came (null: not in the period). */
            longestRun: z.number().int(),
            since: z.number().int().nullable(),
          }),
        ),
      }),
    ),
    /** How often each number was drawn, by number. */
    numbers: z.array(z.object({ number: z.number().int(), times: z.number().int() })),
  }),
  refusals: [],
  reads: true,
})

/**
 * All that anybody needs to recompute a drawn round. Bytes in hex. N404 says in `why` that there is no proof `not-yet`, or for good: `cancelled`, `missed` (not held), `imported`; of
 * what is no round of the game it says nothing. Without `roundId` it is the newest round that can be recomputed; `none`: there is none.
 */
export const miniProof = defineCall({
  path: '/api/minigame/proof',
  audience: 'guest',
  body: z.object({ ...miniGameOnly, roundId: roundId.optional() }),
  data: z.object({
    round: miniRoundOut,
    draw: miniDrawOut,
    chain: z.object({
      chainId: z.number().int(),
      commitment: z.string(),
      links: z.number().int(),
      committedAt: instant,
      firstDrawAt: instant,
      /** The rule by which the salt was found, as it was published with the commitment. */
      saltRule: z.string(),
      salt: z.string(),
      saltSource: z.string(),
      /** When the public value came out, as two of the staff have entered it; it was entered here at `saltAt`. */
      saltPublishedAt: instant,
      saltAt: instant,
      /** How many staff entered it; 0: the demo drew it itself. */
      saltStaff: z.number().int(),
    }),
    /** The revealed link of the round. */
    link: z.object({ number: z.number().int(), hex: z.string() }),
    kinoThreeLinesUpTo: z.number().int(),
  }),
  refusals: ['N404'],
  reads: true,
})
