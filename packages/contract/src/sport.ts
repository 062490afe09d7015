import { z } from 'zod'
import { sumOut } from './money.ts'

/** Sports in the order of the menu, as `@maru/sports` calls them. `football` is American football; `combat` boxing and mixed martial arts. */
export const sportCodes = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
  'tennis',
  'handball',
  'football',
  'esport',
] as const
export type SportCode = (typeof sportCodes)[number]

/** The vendor on whose account stakes of the sportsbook stand; the same as that of the mini games. */
export const sportProduct = 'maru'

/** `paused`: interrupted, delayed or suspended. `closed`: results are confirmed. */
export const sportEventStates = [
  'upcoming',
  'live',
  'paused',
  'postponed',
  'ended',
  'closed',
  'cancelled',
  'abandoned',
] as const
export type SportEventState = (typeof sportEventStates)[number]

/** `closed`: no more bets, and not settled yet. A `suspended` one may open again. */
export const sportMarketStates = ['active', 'suspended', 'closed', 'settled', 'cancelled'] as const
export type SportMarketState = (typeof sportMarketStates)[number]

/** An instant, ISO 8601 in UTC. */
const instant = z.string()
export const sportEventId = z.string().regex(/^[1-9]\d{0,14}$/)
/** `marketKey` of `@maru/sports`: `1`, `18/total=2.5`. */
export const sportMarketKey = z.string().min(1).max(120)
export const sportOutcomeId = z.string().min(1).max(80)
/** Thousandths of the stake, stake included. */
export const sportPrice = z.number().int().min(1_010).max(1_000_000)

/** As those of `@maru/sports`. */
export const sportPeriodKinds = [
  'half',
  'quarter',
  'period',
  'inning',
  'set',
  'map',
  'round',
  'overtime',
  'penalties',
] as const
export type SportPeriodKind = (typeof sportPeriodKinds)[number]
export const sportWinMethods = ['knockout', 'submission', 'points', 'disqualification'] as const
export type SportWinMethod = (typeof sportWinMethods)[number]

/** As `Score` of `@maru/sports`. */
export const sportScoreOut = z.object({
  home: z.number().int(),
  away: z.number().int(),
  periods: z.array(
    z.object({
      kind: z.string(),
      nr: z.number().int(),
      home: z.number().int(),
      away: z.number().int(),
      ended: z.boolean(),
    }),
  ),
  /** Where both have as many, and one has won: a fight, a shootout that the score does not count. */
  winner: z.enum(['home', 'away']).optional(),
})
export type SportScoreOut = z.output<typeof sportScoreOut>

/** `at`: the server's instant at which it held; a page counts on by itself while the clock runs. `period`: from 1 by the sport's own parts; null where it has none. */
export const sportClockOut = z.object({
  at: instant,
  playedSeconds: z.number().int().nullable(),
  remainingSeconds: z.number().int().nullable(),
  isStopped: z.boolean(),
  period: z.number().int().nullable(),
})
export type SportClockOut = z.output<typeof sportClockOut>

/** `price` null: not offered now. */
export const sportOutcomeOut = z.object({
  id: sportOutcomeId,
  name: z.string(),
  price: z.number().int().nullable(),
  isActive: z.boolean(),
})
export type SportOutcomeOut = z.output<typeof sportOutcomeOut>

export const sportMarketGroups = ['main', 'handicap', 'total', 'period', 'side', 'special'] as const

/** Names in the language of whoever asks. `line`: of handicaps and totals, `-0.5`; null else. */
export const sportMarketOut = z.object({
  key: sportMarketKey,
  type: z.number().int(),
  name: z.string(),
  line: z.string().nullable(),
  group: z.enum(sportMarketGroups),
  state: z.enum(sportMarketStates),
  outcomes: z.array(sportOutcomeOut),
})
export type SportMarketOut = z.output<typeof sportMarketOut>

const named = z.object({ id: z.string(), name: z.string() })

export const sportEventOut = z.object({
  id: sportEventId,
  sport: z.enum(sportCodes),
  region: named,
  competition: named,
  home: named,
  away: named,
  startsAt: instant,
  state: z.enum(sportEventStates),
  /** Of everything that stands here: what a message with a lower one says is older. */
  version: z.number().int(),
  score: sportScoreOut.nullable(),
  clock: sportClockOut.nullable(),
  /** Offered markets of all kinds. */
  marketCount: z.number().int(),
  isSimulated: z.boolean(),
})
export type SportEventOut = z.output<typeof sportEventOut>

/** A row of a list: the winner market, the main line of the handicap and of the total, each null where there is none. */
export const sportRowOut = sportEventOut.extend({
  winner: sportMarketOut.nullable(),
  handicap: sportMarketOut.nullable(),
  total: sportMarketOut.nullable(),
  /** In the view `special` up to three of its other markets that have few outcomes; else none. `/topic/sports/special` follows them. */
  special: z.array(sportMarketOut),
})
export type SportRowOut = z.output<typeof sportRowOut>

/** `atSeconds`: of play. Kinds as the feed says them: `goal`, `card`, `corner`, `point`, `period`. */
export const sportIncidentOut = z.object({
  at: instant,
  atSeconds: z.number().int().nullable(),
  kind: z.string(),
  side: z.enum(['home', 'away']).nullable(),
  home: z.number().int().nullable(),
  away: z.number().int().nullable(),
})
export type SportIncidentOut = z.output<typeof sportIncidentOut>

/** A selection as it is sent: what the member saw. */
export const sportSelectionIn = z.object({
  eventId: sportEventId,
  market: sportMarketKey,
  outcome: sportOutcomeId,
  price: sportPrice,
  isBanker: z.boolean().default(false),
})
export const mostSportSelections = 20
/** What may change between what the member saw and what is accepted: nothing, what is better for the member, anything. */
export const sportPricePolicies = ['none', 'better', 'any'] as const
export type SportPricePolicy = (typeof sportPricePolicies)[number]

/** `sizes`: of how many selections its lines are: [1] singles, [n] an accumulator, [2, 3] a system. `stake`: of all lines together. */
export const sportSlipIn = z.object({
  selections: z.array(sportSelectionIn).min(1).max(mostSportSelections),
  sizes: z.array(z.number().int().min(1).max(mostSportSelections)).min(1).max(mostSportSelections),
})

/**
 * `waiting`: the live delay runs. `referred`: a trader looks at it, its stake is held. `offered`: a trader offers another stake or other prices, until `answerUntil`.
 * `accepted`: it is a wager. `cashed`: all of it was cashed out.
 */
export const sportTicketStates = [
  'waiting',
  'referred',
  'offered',
  'refused',
  'accepted',
  'settled',
  'void',
  'cashed',
] as const
export type SportTicketState = (typeof sportTicketStates)[number]

export const sportLegStates = ['open', 'won', 'lost', 'void', 'half-won', 'half-lost'] as const

/** `price`: what it was accepted at; `priceNow`: null where it is not offered now. `score`: as it stood when the ticket was placed, and now or at the end. */
export const sportLegOut = z.object({
  eventId: sportEventId,
  sport: z.enum(sportCodes),
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: instant,
  eventState: z.enum(sportEventStates),
  market: sportMarketKey,
  marketName: z.string(),
  outcome: sportOutcomeId,
  outcomeName: z.string(),
  price: z.number().int(),
  priceNow: z.number().int().nullable(),
  isBanker: z.boolean(),
  state: z.enum(sportLegStates),
  /** What it was before the result was corrected; null where it was not. */
  stateBefore: z.enum(sportLegStates).nullable(),
  sharedBy: z.number().int(),
  scoreThen: sportScoreOut.nullable(),
  score: sportScoreOut.nullable(),
})
export type SportLegOut = z.output<typeof sportLegOut>

export const sportTicketOut = z.object({
  /** Chosen by who sent it; the same one again is the same ticket. */
  ticketId: z.uuid(),
  state: z.enum(sportTicketStates),
  /** Why it was refused; null else. */
  code: z.string().nullable(),
  /** Of its wager in the history; null where there is none. */
  betIdx: z.string().nullable(),
  sizes: z.array(z.number().int()),
  lines: z.number().int(),
  stake: sumOut,
  /** What all lines together pay at most, of what is still open; of a settled one what was paid. */
  possibleWin: sumOut,
  payout: sumOut,
  /** What was cashed out of it. */
  cashedStake: sumOut,
  cashedPaid: sumOut,
  legs: z.array(sportLegOut),
  placedAt: instant,
  settledAt: instant.nullable(),
  /** When the live delay ends; null where none runs. */
  acceptAt: instant.nullable(),
  /** Of an offer: until when it may be taken, and what it is. */
  offer: z.object({ until: instant, stake: sumOut, prices: z.array(z.number().int()) }).nullable(),
  /** What it is worth now; null where it cannot be cashed out. `step`: parts are multiples of it; null where only the whole can. */
  cashOut: z.object({ value: sumOut, step: sumOut.nullable(), most: sumOut.nullable() }).nullable(),
  rulesVersion: z.string(),
})
export type SportTicketOut = z.output<typeof sportTicketOut>
