import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { miniDrawOut, minigames, miniRoundOut, roundId } from '../../minigame.ts'
import { sumOut } from '../../money.ts'

const none = z.object({})
const game = z.enum(minigames)
const ofGame = z.object({ game: game.default('powerball') })
const instant = z.string()
const read = { method: 'GET', permission: 'minigames.read', params: none, body: none } as const
const decide = { method: 'POST', permission: 'minigames.decide', params: none, query: none, data: none } as const
/** 32 to 64 bytes in hex. */
export const saltHex = z.string().regex(/^([0-9a-f]{2}){32,64}$/)
/** Where a public value was found: a block, a beacon's round. */
const saltSource = z.string().trim().min(3).max(300)
/** When that block or round came out. */
const publishedAt = z.iso.datetime()

export const miniChainStates = ['committed', 'next', 'running', 'ended'] as const
export type MiniChainState = (typeof miniChainStates)[number]
export const miniChainRow = z.object({
  chainId: z.number().int(),
  /** `committed`: it waits for its salt; `next`: it has it, and begins when the one before ends. */
  state: z.enum(miniChainStates),
  links: z.number().int(),
  used: z.number().int(),
  commitment: z.string(),
  committedAt: instant,
  saltRule: z.string(),
  /** From when on the value that the rule names exists. */
  saltDueAt: instant,
  salt: z.string().nullable(),
  saltSource: z.string().nullable(),
  saltedAt: instant.nullable(),
  /** Names; empty: the demo drew it itself. */
  saltBy: z.array(z.string()),
  firstDrawAt: instant.nullable(),
  lastDrawAt: instant.nullable(),
  /** What one of the staff entered and nobody has confirmed yet. */
  proposal: z
    .object({ salt: z.string(), source: z.string(), proposedBy: z.string(), proposedAt: instant, isOwn: z.boolean() })
    .nullable(),
})
export type MiniChainRow = z.output<typeof miniChainRow>

/** Chains of a game, newest first, and the one that is being made. */
export const miniChains = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/chains',
  query: ofGame,
  data: z.object({
    rows: z.array(miniChainRow),
    /** Null: none. `done` of `links`. */
    making: z.object({ links: z.number().int(), done: z.number().int(), startedAt: instant }).nullable(),
  }),
  refusals: [],
})
/** Makes and commits a new chain, which takes a while. STAFF_CONFLICT: one is being made, or one waits already. */
export const miniChainBegin = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/chains',
  body: z.object({ game, links: z.number().int().min(1).max(1_000_000) }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
const ofChain = z.object({ game, chainId: z.number().int().min(1).max(1_000_000) })
const saltRefusals = [
  'STAFF_INVALID',
  'STAFF_NOT_FOUND',
  'STAFF_CONFLICT',
  'STAFF_ALREADY_HANDLED',
  'STAFF_STATUS_ORDER',
] as const
/**
 * A later proposal takes the place of the one before. STAFF_INVALID names the field `publishedAt`: `early`, where the value existed when the chain was committed or is older than the one that
 * the rule names; `to-come`; `other`, where the rule names one round, which came out at another time.
 */
export const miniSaltPropose = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/chains/salt',
  body: ofChain.extend({ salt: saltHex, source: saltSource, publishedAt }),
  refusals: saltRefusals,
})
/** `salt`, `publishedAt`: what they looked up themselves; STAFF_CONFLICT where it is not what was proposed. Whoever proposed it may not. */
export const miniSaltConfirm = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/chains/salt/confirm',
  body: ofChain.extend({ salt: saltHex, publishedAt }),
  refusals: saltRefusals,
})

/** One result that a feed said of a round. Said again it is the same. */
const miniFeedResult = z.object({
  draw: miniDrawOut,
  receivedAt: instant,
  /** As it was received. */
  text: z.string(),
  /** It is no result of the game: what is wrong with it. `unreadable`: a row that may be one of the round. */
  problem: z.string().nullable(),
  /** The round was drawn by it. */
  isUsed: z.boolean(),
})
export const miniFeedRow = z.object({
  round: miniRoundOut,
  /** Staff are to decide: until then it is neither drawn nor settled, or, where it is settled, it stays as it is. */
  isHeld: z.boolean(),
  /** As they were received. */
  results: z.array(miniFeedResult),
  /** What the round was drawn with where the feed did not say it: two of the staff entered it. */
  drawnByStaff: miniDrawOut.nullable(),
  /** What one of the staff took for the result, and nobody has confirmed yet. */
  proposal: z
    .object({
      draw: miniDrawOut,
      reason: z.string(),
      askedBy: z.string(),
      askedAt: instant,
      isOwn: z.boolean(),
    })
    .nullable(),
})
export type MiniFeedRow = z.output<typeof miniFeedRow>
/**
 * `row`: it is no object; `missing`: it lacks `field`; `result`: it needs balls or numbers, and not both; else what `field` says is no date, no number of a round, or not
 * numbers of balls.
 */
export const miniFaultProblems = ['row', 'missing', 'date', 'round', 'numbers', 'result'] as const
export type MiniFaultProblem = (typeof miniFaultProblems)[number]
export const miniFault = z.object({
  problem: z.enum(miniFaultProblems),
  /** As the feed calls it; null: the row itself. */
  field: z.string().nullable(),
  /** The beginning of what stands there, as JSON; null: nothing. */
  value: z.string().nullable(),
})
export type MiniFault = z.output<typeof miniFault>
/** The last 50 rounds that a feed said something of or that wait for it, newest first; those that wait for staff before all others. */
export const miniFeed = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/feed',
  query: ofGame,
  data: z.object({
    rows: z.array(miniFeedRow),
    /** Why it cannot be read, in the words of the log; null: it can. */
    unread: z.object({ why: z.string(), since: instant }).nullable(),
    /** Rows that cannot be read, by their place in the feed; the others are used. */
    setAside: z.array(z.object({ row: z.number().int(), why: miniFault, text: z.string(), seenAt: instant })),
  }),
  refusals: [],
})
const ofRound = z.object({ game, roundId })
const ball = z.number().int().min(0).max(99)
/**
 * Takes these numbers for the result of a round that waits for staff (`waiting`); when another says the same, the round is drawn by it (`accepted`). A settled round takes only what its
 * feed has said, or what it was settled by; where that differs, its wagers are settled anew. STAFF_FORBIDDEN: whoever said it first.
 */
export const miniFeedAccept = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/feed/accept',
  body: ofRound.extend({
    draw: z.object({ numbers: z.array(ball).min(1).max(22), powerBall: ball.nullable() }),
    reason: staffReason,
  }),
  data: z.object({ state: z.enum(['waiting', 'accepted']) }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_STATUS_ORDER', 'STAFF_REASON_REQUIRED'],
})

export const miniReturnPeriods = ['day', 'week', 'month'] as const
export type MiniReturnPeriod = (typeof miniReturnPeriods)[number]
const returnFigures = {
  rounds: z.number().int(),
  staked: sumOut,
  paid: sumOut,
  /** Of what was staked, in basis points: what came back, what the prices promise, and where it lies in 99 of 100 periods. */
  actualBp: z.number().int(),
  expectedBp: z.number().int(),
  lowBp: z.number().int(),
  highBp: z.number().int(),
  /** `few`: too few rounds for a band that means anything. */
  verdict: z.enum(['inside', 'outside', 'few']),
}
export const miniReturnMarket = z.object({
  market: z.string(),
  ...returnFigures,
  outcomes: z.array(z.object({ outcome: z.string(), ...returnFigures })),
})
export type MiniReturnMarket = z.output<typeof miniReturnMarket>
/** Actual against theoretical return of settled rounds; days of Seoul, today with them. */
export const miniReturns = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/returns',
  query: ofGame.extend({ period: z.enum(miniReturnPeriods).default('day') }),
  data: z.object({
    /** When the sums were made; null: never. */
    asOf: instant.nullable(),
    markets: z.array(miniReturnMarket),
  }),
  refusals: [],
})
