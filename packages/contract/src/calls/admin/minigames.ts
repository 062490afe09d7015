import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { miniDrawOut, minigames, miniRoundOut, miniSelection, roundId } from '../../minigame.ts'
import { sumOut } from '../../money.ts'
import { adminPage, adminPageOf, localDateTime } from '../../paging.ts'

const none = z.object({})
const game = z.enum(minigames)
const instant = z.string()
const read = { method: 'GET', permission: 'minigames.read', params: none, body: none } as const
const decide = { method: 'POST', permission: 'minigames.decide', params: none, query: none, data: none } as const
const ofRound = z.object({ game, roundId })

/** What a round has on one outcome of a market. Of a combination: its markets and outcomes joined by ` + `. */
export const miniExposure = z.object({
  market: z.string(),
  outcome: z.string(),
  bets: z.number().int(),
  staked: sumOut,
  /** What it pays when it wins, stakes included. */
  toPay: sumOut,
  /** What of the largest exposure it takes up: of a single outcome with all combinations that need it. */
  exposed: sumOut,
})
export type MiniExposure = z.output<typeof miniExposure>

/** What staff should look at. `chain-short`: the chain ends within 30 days and none follows. */
export const miniAlarms = [
  'no-chain',
  'chain-short',
  'salt-missing',
  'feed-late',
  'feed-contradicts',
  'feed-unread',
  'draw-late',
  'exposure-full',
  'return-outside',
] as const
export type MiniAlarm = (typeof miniAlarms)[number]
/** `off`: the game draws its own results. */
export const miniFeedStates = ['off', 'awaited', 'fresh', 'late', 'contradicting'] as const
export type MiniFeedState = (typeof miniFeedStates)[number]

const miniChainLeft = z.object({
  chainId: z.number().int(),
  links: z.number().int(),
  left: z.number().int(),
  /** The instant after which it has none left. */
  endsAt: instant,
  /** Another one is committed and has its salt. */
  hasNext: z.boolean(),
})
export const miniDeskGame = z.object({
  game,
  isOn: z.boolean(),
  source: z.enum(['own', 'feed']),
  feedState: z.enum(miniFeedStates),
  lastResultAt: instant.nullable(),
  /** Null: there is none to bet on. */
  round: miniRoundOut.nullable(),
  bets: z.number().int(),
  staked: sumOut,
  mostExposure: sumOut,
  exposures: z.array(miniExposure),
  /** Null: results are imported, or there is no running chain. */
  chain: miniChainLeft.nullable(),
  alarms: z.array(z.enum(miniAlarms)),
})
export type MiniDeskGame = z.output<typeof miniDeskGame>

/** The four games now. */
export const miniDesk = defineAdminCall({
  ...read,
  path: '/admin/api/minigames',
  query: none,
  data: z.object({ serverTime: instant, games: z.array(miniDeskGame) }),
  refusals: [],
})

const miniDeskRound = miniRoundOut.extend({
  game,
  source: z.enum(['own', 'feed']),
  bets: z.number().int(),
  staked: sumOut,
  /** Null until it is settled. */
  payouts: sumOut.nullable(),
  draw: miniDrawOut.nullable(),
  /** Somebody asked to cancel it, and nobody has confirmed that yet. */
  isCancelAsked: z.boolean(),
  /** Of a cancelled round, in the words of staff; `outage`: the server cancelled it. */
  cancelReason: z.string().nullable(),
})
export type MiniDeskRound = z.output<typeof miniDeskRound>

/** Rounds of a game on one day of Seoul, newest first; `number` finds one. */
export const miniDeskRounds = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/rounds',
  query: adminPage.extend({
    game: game.default('powerball'),
    day: localDateTime.optional(),
    number: z.coerce.number().int().min(1).max(288).optional(),
  }),
  data: adminPageOf(miniDeskRound),
  refusals: [],
})

export const miniCancelAsked = z.object({
  requestId: z.number().int(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  /** Whoever asked may not confirm. */
  isOwn: z.boolean(),
})
export const miniRoundFile = miniDeskRound.extend({
  drawnAt: instant.nullable(),
  settledAt: instant.nullable(),
  cancelAsked: miniCancelAsked.nullable(),
  /** The outcome that won, by market. */
  winners: z.record(z.string(), z.string()),
  exposures: z.array(miniExposure),
  mostExposure: sumOut,
  /** What was published of its draw: never a link that is not revealed. Bytes in hex. */
  proof: z
    .object({
      chainId: z.number().int(),
      commitment: z.string(),
      salt: z.string(),
      saltSource: z.string(),
      linkNumber: z.number().int(),
      link: z.string(),
    })
    .nullable(),
})
export type MiniRoundFile = z.output<typeof miniRoundFile>

export const miniDeskRoundShow = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/round',
  query: ofRound,
  data: miniRoundFile,
  refusals: ['STAFF_NOT_FOUND'],
})

const miniDeskWager = z.object({
  betIdx: z.string(),
  memberId: z.number().int(),
  memberNick: z.string(),
  selections: z.array(miniSelection),
  price: z.number().int(),
  stake: sumOut,
  payout: sumOut,
  status: z.enum(['placed', 'settled', 'cancelled']),
  placedAt: instant,
})
export type MiniDeskWager = z.output<typeof miniDeskWager>
/** Newest first. */
export const miniDeskWagers = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/wagers',
  query: adminPage.extend(ofRound.shape),
  data: adminPageOf(miniDeskWager),
  refusals: ['STAFF_NOT_FOUND'],
})

const changes = ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_STATUS_ORDER'] as const
/** An open or closed round. It is cancelled once another of the staff confirms; until then nothing changes. */
export const miniCancelAsk = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/cancellations',
  body: ofRound.extend({ reason: staffReason }),
  refusals: [...changes, 'STAFF_REASON_REQUIRED'],
})
const ofRequest = ofRound.extend({ requestId: z.number().int().min(1) })
/** Cancels it and gives the stakes back at once. STAFF_FORBIDDEN: whoever asked may not. */
export const miniCancelConfirm = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/cancellations/confirm',
  body: ofRequest,
  refusals: changes,
})
/** The round goes on as if nobody had asked. */
export const miniCancelWithdraw = defineAdminCall({
  ...decide,
  path: '/admin/api/minigames/cancellations/withdraw',
  body: ofRequest,
  refusals: changes,
})
