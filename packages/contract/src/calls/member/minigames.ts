import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { minigames, miniSelection, mostMiniBets, mostMiniWays, roundId } from '../../minigame.ts'
import { balanceVersion, sumOut } from '../../money.ts'
import { pageInfo, pageNumber } from '../../paging.ts'

const thousandths = z.number().int().min(1_000).max(1_000_000_000)

/**
 * Places wagers on one round. Each is a slip: `slipId` is chosen by the sender and unique among the slips of the member, so that the same slip sent again answers the first outcome.
 * One selection is a single, two to four are a combination. Each stands for itself: `bets` says of every slip what became of it.
 * The result code is that of the first refused slip where none was accepted, and "0" else.
 */
export const betProc = defineCall({
  path: '/api/bet/betProc',
  audience: 'member',
  body: z.object({
    prodId: z.string().max(20),
    type: z.enum(minigames),
    roundId,
    bets: z
      .array(
        z.object({
          slipId: z.uuid(),
          selections: z.array(miniSelection).min(1).max(mostMiniWays),
          /** Of the whole, in thousandths of the stake, as the member saw it. */
          price: thousandths,
          stake: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
        }),
      )
      .min(1)
      .max(mostMiniBets),
  }),
  data: z.object({
    bets: z.array(
      z.object({
        slipId: z.string(),
        /** "0", or why it was refused. */
        code: z.string(),
        betIdx: z.string().nullable(),
        /** The price now: where it moved (B6006), what to accept. */
        price: z.number().int().nullable(),
        /** Until when its member may take it back; null: not at all. */
        cancelUntil: z.string().nullable(),
      }),
    ),
    cash: sumOut,
    balanceVersion,
  }),
  refusals: [
    'N404',
    'B1001',
    'B1003',
    'B1004',
    'B1005',
    'B1006',
    'B0093',
    'B0095',
    'B6000',
    'B6014',
    'B6001',
    'B6002',
    'B6003',
    'B6005',
    'B6006',
    'B6007',
    'B6008',
    'B6009',
    'B6010',
  ],
})

/** Takes an own open wager back, within `limits.cancelSeconds` and before its round closes. */
export const cancelMiniBet = defineCall({
  path: '/api/bet/cancelProc',
  audience: 'member',
  body: z.object({ slipId: z.uuid() }),
  data: z.object({ cash: sumOut, balanceVersion }),
  refusals: ['N404', 'B6011'],
})

export const miniBetStates = ['open', 'won', 'lost', 'returned', 'cancelled'] as const

/** The member's own wagers on a game, newest first; `roundId`: of that round alone. */
export const myMiniBets = defineCall({
  path: '/api/minigame/myBets',
  audience: 'member',
  body: z.object({ type: z.enum(minigames), roundId: roundId.optional(), page: pageNumber }),
  data: z.object({
    list: z.array(
      z.object({
        betIdx: z.string(),
        slipId: z.string(),
        roundId,
        day: z.string(),
        number: z.number().int(),
        selections: z.array(miniSelection.extend({ state: z.enum(['open', 'won', 'lost', 'void']) })),
        price: z.number().int(),
        stake: sumOut,
        /** What it pays when it wins, stake included. */
        toWin: sumOut,
        payout: sumOut,
        state: z.enum(miniBetStates),
        placedAt: z.string(),
        cancelUntil: z.string().nullable(),
      }),
    ),
    pageInfo,
  }),
  refusals: [],
  reads: true,
})
