import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf, localDay } from '../../paging.ts'
import {
  sportCodes,
  sportEventStates,
  sportLegStates,
  sportMarketKey,
  sportOutcomeId,
  sportPeriodKinds,
  sportScoreOut,
  sportWinMethods,
} from '../../sport.ts'

const none = z.object({})
const instant = z.string()
const count = z.number().int()
const read = { method: 'GET', permission: 'sports.read', params: none, query: none, body: none } as const
const act = { method: 'POST', permission: 'sports.results', params: none, query: none } as const
export const sportEventNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const eventId = sportEventNumber
const figure = z.number().int().min(0).max(999)

/** A final score as staff type it. `home`, `away`: overtime included, a shoot-out not; of a bout 0. `winner`, `method`: of a bout alone. */
export const sportScoreIn = z.object({
  home: figure,
  away: figure,
  periods: z
    .array(
      z.object({
        kind: z.enum(sportPeriodKinds),
        nr: z.number().int().min(1).max(30),
        home: figure,
        away: figure,
      }),
    )
    .max(40),
  winner: z.enum(['home', 'away']).nullable(),
  method: z.enum(sportWinMethods).nullable(),
})
export type SportScoreIn = z.output<typeof sportScoreIn>

/** The outcome that has won in a market that does not follow from the score; null: the market is void. */
export const sportPick = z.object({ market: sportMarketKey, outcome: sportOutcomeId.nullable() })
export type SportPick = z.output<typeof sportPick>
/** Null: nothing follows from a score. */
export const sportTyped = { score: sportScoreIn.nullable(), picks: z.array(sportPick).max(200) }

/** As staff see it. */
export const sportDeskEvent = z.object({
  eventId: count,
  sport: z.enum(sportCodes),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  state: z.enum(sportEventStates),
  score: sportScoreOut.nullable(),
})
/** What the first of two typed; what it says is shown to nobody. */
const entry = z.object({ enteredBy: z.string(), enteredAt: instant, isOwn: z.boolean() })

const waitingRow = sportDeskEvent.extend({
  /** When it ended, or should have. */
  since: instant,
  hasEnded: z.boolean(),
  /** Markets without a result that tickets of any site wait for. */
  markets: count,
  /** Of this site: open tickets with this event, what is staked on them and what they may cost. */
  tickets: count,
  staked: sumOut,
  loss: sumOut,
  entry: entry.nullable(),
})
export type SportWaiting = z.output<typeof waitingRow>

/** Events that ended, or should have, with tickets and without a result; the longest first. `mayDecide`: results are of all sites, and so must who says them be. */
export const sportWaiting = defineAdminCall({
  ...read,
  path: '/admin/api/sports/results/waiting',
  data: z.object({ mayDecide: z.boolean(), events: z.array(waitingRow) }),
  refusals: [],
})

const outcome = z.object({ id: z.string(), name: z.string(), state: z.enum(sportLegStates) })
const result = z.object({
  kind: z.enum(['settled', 'void', 'open']),
  /** `feed` and `score`: of the feed. */
  source: z.enum(['feed', 'score', 'staff', 'rule']),
  version: count,
  at: instant,
  reason: z.string().nullable(),
  /** Bets accepted within a window are void whatever the rest says. */
  isPartlyVoid: z.boolean(),
})
const formMarket = z.object({
  key: sportMarketKey,
  name: z.string(),
  /** It does not follow from a score: its outcome is chosen. */
  isByHand: z.boolean(),
  /** No result has decided it. */
  isOpen: z.boolean(),
  outcomes: z.array(outcome),
  result: result.nullable(),
})
export type SportFormMarket = z.output<typeof formMarket>
/** Parts of a score. `isRequired`: a market with tickets needs them. Of two halves the first is enough. */
const part = z.object({ kind: z.enum(sportPeriodKinds), nrs: z.array(count), isRequired: z.boolean() })

/** What has to be said of an event, and what is said of it now: markets that tickets are on. */
export const sportResultForm = defineAdminCall({
  ...read,
  path: '/admin/api/sports/results/events/:eventId',
  params: z.object({ eventId: idInPath }),
  data: z.object({
    event: sportDeskEvent,
    mayDecide: z.boolean(),
    isBout: z.boolean(),
    /** A market of it without a result follows from the score. */
    needsScore: z.boolean(),
    parts: z.array(part),
    /** Of another result, of which all markets count. */
    changeParts: z.array(part),
    markets: z.array(formMarket),
    entry: entry.nullable(),
    /** A change that waits for a second person. */
    changeId: count.nullable(),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})
export type SportResultForm = z.output<(typeof sportResultForm)['data']>

/** Events that begin on a day of Seoul, by their start. `after`: what the answer before gave as `next`. */
export const sportResultEvents = defineAdminCall({
  ...read,
  path: '/admin/api/sports/results/events',
  query: z.object({ day: localDay.optional(), after: adminPlace.shape.before }),
  data: adminRowsOf(sportDeskEvent.extend({ tickets: count, staked: sumOut })),
  refusals: [],
})

/**
 * `waiting`: another has to type it again, within a day. `settled`: both typed the same. `different`: they did not, and both are forgotten. `decided`: meanwhile the feed has said all of it.
 * STAFF_FORBIDDEN: typed by the same person, or by staff of some sites alone. STAFF_INVALID names what is wrong: `score`, or the key of a market.
 */
export const sportResultEnter = defineAdminCall({
  ...act,
  path: '/admin/api/sports/results/enter',
  body: z.object({ eventId, ...sportTyped }),
  data: z.object({ state: z.enum(['waiting', 'settled', 'different', 'decided']) }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_INVALID', 'STAFF_FORBIDDEN'],
})
/** Forgets what the first of two typed. */
export const sportResultWithdraw = defineAdminCall({
  ...act,
  path: '/admin/api/sports/results/withdraw',
  body: z.object({ eventId }),
  data: none,
  refusals: ['STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN'],
})
