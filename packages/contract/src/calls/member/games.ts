import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { gameGroups } from '../../game-code.ts'
import { sumOut } from '../../money.ts'
import { localDateTime, pageInfo, pageNumber } from '../../paging.ts'
import { betTypes, displayStatuses, legStates } from '../../states.ts'

/** What a game's page may say to the page around it: docs/guides/connect-a-vendor.md. */
export const frameMessages = [
  'maru:loading',
  'maru:ready',
  'maru:failed',
  'maru:session-ended',
  'maru:bet',
  'maru:revealed',
  'maru:balance-changed',
  'maru:closed',
  'maru:deposit',
] as const
export type FrameMessage = (typeof frameMessages)[number]

export const launchGame = defineCall({
  path: '/api/game/launch',
  audience: 'member',
  body: z.object({
    vendorKey: z.string().max(40),
    gameType: z.string().max(20),
    gameKey: z.string().max(80),
    device: z.enum(['desktop', 'mobile']).default('desktop'),
    /** Of a vendor that keeps purses: how much lies there at most when the game opens, with what is there already; left out: all. So a second launch moves nothing again. */
    amount: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  /** `frameMessages`: those of the optional ones that the vendor's pages send. */
  data: z.object({ gameurl: z.string(), opensNewWindow: z.boolean(), frameMessages: z.array(z.enum(frameMessages)) }),
  refusals: [
    '2000',
    '9999',
    'B1001',
    'B1002',
    'B1004',
    'B1005',
    'B1006',
    'B0091',
    'B0092',
    'B0095',
    'B9999',
    'NT99',
    'TE99',
    'N404',
    'F001',
    'G102',
    'G104',
  ],
})

/** Ends the member's open game session (window closed). */
export const closeGame = defineCall({
  path: '/api/game/close',
  audience: 'member',
  body: z.object({}),
  data: z.object({}),
  refusals: [],
})

export const betRow = z.object({
  betIdx: z.string(),
  gameType: z.enum(gameGroups),
  vendorKey: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  round: z.string(),
  /** What the first bet was staked on, in the asked language, or ''. */
  selection: z.string(),
  /** How many bets of the round came after it and were not taken back. */
  furtherBets: z.number().int(),
  /** What was staked; of a cancelled bet what was given back again. */
  cash: sumOut,
  winCash: sumOut,
  resultCash: z.number().int(),
  type: z.enum(betTypes),
  status: z.enum(displayStatuses),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
  oldYn: z.enum(['Y', 'N']),
})
export type BetRow = z.output<typeof betRow>

export const betList = defineCall({
  path: '/api/bet/betlist',
  audience: 'member',
  body: z.object({
    groupKey: z.enum(['', ...gameGroups]).default(''),
    vendorCode: z.string().max(40).default(''),
    startDate: localDateTime.optional(),
    endDate: localDateTime.optional(),
    page: pageNumber,
    oldYn: z.enum(['Y', 'N']).default('N'),
  }),
  /** Sums over the whole filter, each of its column. `pending`: stake of wagers not settled; `net`: of those that are. `payout` is of both. */
  data: z.object({
    list: z.array(betRow),
    pageInfo,
    sum: z.object({ stake: sumOut, payout: sumOut, pending: sumOut, net: z.number().int() }),
  }),
  refusals: [],
  reads: true,
})

export const betDetail = defineCall({
  path: '/api/bet/betDetail',
  audience: 'member',
  body: z.object({ betIdx: z.string().max(40) }),
  data: z.object({
    bet: betRow,
    /** Ledger movements of the wager. */
    movements: z.array(
      z.object({
        kind: z.enum(['bet', 'win', 'rollback']),
        amount: sumOut,
        balanceAfter: sumOut,
        at: z.string(),
        /** Of a bet: what it was staked on, in the asked language, or ''. */
        selection: z.string(),
      }),
    ),
    canReplay: z.boolean(),
    /** What the wager was accepted at; null for vendors' games. `price`: of the whole, in thousandths of the stake. */
    terms: z.object({ price: z.number().int(), rulesVersion: z.string() }).nullable(),
    /** What it is on, where the product is the site's own; else empty. */
    legs: z.array(
      z.object({
        event: z.string(),
        market: z.string(),
        outcome: z.string(),
        /** In the asked language, or ''. */
        words: z.string(),
        /** In thousandths of the stake. */
        price: z.number().int(),
        state: z.enum(legStates),
      }),
    ),
  }),
  refusals: ['N404'],
  reads: true,
})
export const betReplay = defineCall({
  path: '/api/bet/replay',
  audience: 'member',
  body: z.object({ betIdx: z.string().max(40) }),
  data: z.object({ url: z.string() }),
  refusals: ['N404', '9999', 'NT99'],
})
