import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { sumOut } from '../../money.ts'
import { sportCodes, sportEventOut, sportMarketKey, sportMarketOut, sportOutcomeId, sportPrice } from '../../sport.ts'

const none = z.object({})
const instant = z.string()
const count = z.number().int()
const ofEvent = z.object({ eventId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const read = { method: 'GET', permission: 'sports.read', params: none, body: none } as const

/** `ended`: over or stopped, and tickets of it are open. */
export const sportsBoardViews = ['all', 'live', 'upcoming', 'ended'] as const
export type SportsBoardView = (typeof sportsBoardViews)[number]
/** `trader`: suspended by staff, the event or the whole book. `feed`: nothing of it is open. `result`: it is over. `stopped`: postponed, interrupted or delayed. */
export const sportsBoardStates = ['open', 'trader', 'feed', 'result', 'stopped'] as const
export type SportsBoardState = (typeof sportsBoardStates)[number]

/** Rows of `sportsBoard` at most, and how many more each press of the button asks for. */
export const mostBoardRows = 500
export const boardRowsStep = 50

/** `version` 0: nobody changed anything. It rises with each change, and whoever changes says which one was seen. */
const offerOut = z.object({
  version: count,
  isSuspended: z.boolean(),
  suspendedBy: z.string().nullable(),
  suspendedAt: instant.nullable(),
  marginBp: count.nullable(),
})
export type SportsOfferOut = z.output<typeof offerOut>

/** What open tickets come to. `worst`: what the book loses at most. */
const exposureOut = z.object({ tickets: count, staked: sumOut, worst: sumOut })

export const sportsBoardRow = z.object({
  event: sportEventOut,
  state: z.enum(sportsBoardStates),
  exposure: exposureOut,
})
export type SportsBoardRow = z.output<typeof sportsBoardRow>

/** Events that are open or have open tickets: those that are live first, then by their start. */
export const sportsBoard = defineAdminCall({
  ...read,
  path: '/admin/api/sports/board',
  query: z.object({
    view: z.enum(sportsBoardViews).default('all'),
    sport: z.union([z.enum(sportCodes), z.literal('')]).default(''),
    search: z.string().trim().max(40).default(''),
    take: z.coerce.number().int().min(1).max(mostBoardRows).default(boardRowsStep),
  }),
  data: z.object({
    serverTime: instant,
    /** The whole book: suspended by one key. */
    book: offerOut,
    figures: z.object({
      openEvents: count,
      liveEvents: count,
      /** A ticket on several competitions counts in each of them. */
      exposure: exposureOut,
      suspendedByStaff: count,
      suspendedByFeed: count,
      waiting: count,
      waitingSince: instant.nullable(),
      /** `off`: there is none. `partly`: one of several is not up. `silentSeconds`: since what any of them says was stored last. */
      feed: z.object({
        state: z.enum(['up', 'partly', 'recovering', 'down', 'off']),
        silentSeconds: z.number().nullable(),
      }),
    }),
    rows: z.array(sportsBoardRow),
    /** Of all pages. */
    total: count,
  }),
  refusals: [],
})

/** `rules`: one of the margin rules. `feed`: the feed gives no probabilities, so its own prices stand. */
export const sportsMarginSources = ['market', 'event', 'rules', 'feed'] as const
/** Who keeps it from being bet on. `switch`: sports are switched off by the rules. `guard`: its prices would pay back more than they take. */
export const sportsClosers = ['switch', 'book', 'event', 'market', 'feed', 'guard'] as const
export type SportsCloser = (typeof sportsClosers)[number]

/** `fair`: 1 ÷ probability, `feedPrice`: what the feed says itself, `plain`: what the site would offer without a trader's price; each in thousandths, null where there is none. */
const boardOutcome = z.object({
  id: sportOutcomeId,
  name: z.string(),
  price: count.nullable(),
  isActive: z.boolean(),
  isOwn: z.boolean(),
  fair: count.nullable(),
  feedPrice: count.nullable(),
  plain: count.nullable(),
  exposure: exposureOut,
})
export type SportsBoardOutcome = z.output<typeof boardOutcome>

export const sportsBoardMarket = sportMarketOut.omit({ outcomes: true }).extend({
  closedBy: z.enum(sportsClosers).nullable(),
  offer: offerOut,
  hasOwnPrices: z.boolean(),
  marginBp: count,
  marginFrom: z.enum(sportsMarginSources),
  /** Of the outcome that has the most. */
  worst: sumOut,
  /** Of all its outcomes. */
  staked: sumOut,
  outcomes: z.array(boardOutcome),
})
export type SportsBoardMarket = z.output<typeof sportsBoardMarket>

/** A price of an outcome by its name, as it was and as it is or is to be. */
export const sportsPriceChange = z.object({
  outcome: z.string(),
  name: z.string(),
  from: count.nullable(),
  to: count.nullable(),
})
/** What one of the staff changed, by what it was before. `market` empty: of the event; `isBook`: of the whole book. */
const offerChange = z.object({
  at: instant,
  by: z.string(),
  isBook: z.boolean(),
  market: z.string(),
  what: z.enum(['suspended', 'resumed', 'margin', 'prices', 'prices-back']),
  marginBp: count.nullable(),
  prices: z.array(sportsPriceChange),
})
export type SportsOfferChange = z.output<typeof offerChange>

/** One event: its markets, what they may cost, and what staff changed of it lately. */
export const sportsBoardEvent = defineAdminCall({
  ...read,
  path: '/admin/api/sports/events/:eventId',
  params: ofEvent,
  query: none,
  data: z.object({
    serverTime: instant,
    event: sportEventOut,
    state: z.enum(sportsBoardStates),
    book: offerOut,
    offer: offerOut,
    exposure: exposureOut,
    /** Main markets first, then those with the largest loss. */
    markets: z.array(sportsBoardMarket),
    changes: z.array(offerChange),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

const profitOut = z.object({ profit: sumOut, probability: z.number().nullable() })
const scenarioOut = profitOut.extend({ name: z.string(), isLine: z.boolean() })

/**
 * Profit and loss of the book by how the event ends, of its open tickets; below zero it loses. Singles exactly, lines with other events at the most that they can pay. `cells`: by final score.
 * `byWinner`, `byTotal`: the least of the scores of each; of sports without a score alone of tickets with that market. `expected`: null where nobody knows how likely the scores are.
 */
export const sportsWhatIf = defineAdminCall({
  ...read,
  path: '/admin/api/sports/events/:eventId/what-if',
  params: ofEvent,
  query: none,
  data: z.object({
    tickets: count,
    cells: z.array(profitOut.extend({ home: count, away: count })),
    byWinner: z.array(scenarioOut),
    byTotal: z.array(scenarioOut),
    worst: profitOut.extend({ score: z.string().nullable() }).nullable(),
    best: profitOut.extend({ score: z.string().nullable() }).nullable(),
    expected: sumOut.nullable(),
    /** Of the tickets that wait for a trader: what the worst becomes with each. */
    ifTaken: z.array(z.object({ number: count, nick: z.string(), stake: sumOut, worst: sumOut })),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** `live`: the event has begun. `guard`: the market would pay back more than it takes. `far`: further from what the margin gives than a trader may go. `step`: not whole hundredths. */
export const sportsPriceProblems = ['live', 'guard', 'far', 'step', 'range', 'margin'] as const
export type SportsPriceProblem = (typeof sportsPriceProblems)[number]

/** How far from what fair prices and the margin give, in basis points, a price may be without `sports.rules`; where nobody knows the fair price, how far above it one of the staff alone may go. */
export const mostPriceShiftBp = 500
/** Margins that a trader may set without `sports.rules`, in basis points. A lower one takes two of the staff, whoever they are. */
export const traderMarginBp = { least: 200, most: 2_000 } as const

/** What a new price of an outcome would make of its market: the others move so that the margin stays, where they may. Changes nothing. */
export const sportsPriceCheck = defineAdminCall({
  ...read,
  permission: 'sports.trade',
  path: '/admin/api/sports/events/:eventId/price',
  params: ofEvent,
  query: z.object({
    market: sportMarketKey.default('1'),
    outcome: sportOutcomeId.default('1'),
    price: z.coerce.number().int().default(0),
  }),
  data: z.object({
    seen: count,
    before: count.nullable(),
    /** From `before`, in basis points; null where there was no price. */
    changeBp: count.nullable(),
    mostBp: count,
    /** A price is above the automatic and the fair one: another of the staff confirms it before it is sold. */
    needsSecond: z.boolean(),
    prices: z.array(z.object({ outcome: sportOutcomeId, name: z.string(), from: count.nullable(), to: count })),
    problem: z.enum(sportsPriceProblems).nullable(),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

const change = z.discriminatedUnion('what', [
  z.object({ what: z.literal('suspend') }),
  z.object({ what: z.literal('resume') }),
  /** Null: that of the rules, or of the event. */
  z.object({ what: z.literal('margin'), marginBp: count.min(1).max(5_000).nullable() }),
  /** Of every outcome; null: back to what the feed and the margin give. */
  z.object({ what: z.literal('prices'), prices: z.record(sportOutcomeId, sportPrice).nullable() }),
])
export type SportsOfferAct = z.output<typeof change>

/**
 * Suspends, resumes, or sets margin or prices of the book (event 0, market empty), an event (market empty) or a market. `seen`: the version that staff saw; where another was faster it is refused
 * with what stands now. Suspending is never refused for that. `requestId`: a price that gives members the edge, or a margin below `traderMarginBp.least`, waits for another of the staff, and nothing
 * has changed.
 */
export const sportsOffer = defineAdminCall({
  method: 'POST',
  permission: 'sports.trade',
  path: '/admin/api/sports/offer',
  params: none,
  query: none,
  body: z.object({
    eventId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    market: z.union([z.literal(''), sportMarketKey]),
    seen: count.min(0),
    change,
  }),
  data: offerOut.extend({ requestId: count.nullable() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
