import { z } from 'zod'
import { shownText } from './bet-text.ts'
import { wireAmount } from './wallet-calls.ts'

/** What an operator learns of a vendor's live tables, and how it asks. For vendors that have such tables; the others answer 404. */

/** Games whose result an operator can draw. `other`: its results are texts. */
export const TABLE_GAMES = [
  'baccarat',
  'baccarat-no-commission',
  'dragon-tiger',
  'blackjack',
  'roulette',
  'multiplier-roulette',
  'sic-bo',
  'andar-bahar',
  'other',
] as const
export const TABLE_PHASES = ['cut', 'betting', 'closing', 'dealing', 'result', 'payout', 'break', 'asleep'] as const
export const TABLE_STATES = ['open', 'paused', 'closed'] as const

export const operatorId = z.union([z.string().min(1), z.int()])
export const tableCode = z.string().regex(/^[\x21-\x7e]{1,64}$/)
export const roundNumber = z.int().nonnegative()
/** Milliseconds since 1970 by the vendor's clock. */
export const instant = z.int().min(0).max(8_640_000_000_000)
/** A card, 0 to 51: the suit is the quotient by 13, the rank the remainder. */
export const card = z.int().min(0).max(51)
/** As players read it: something of it is seen. */
export const dealerName = shownText(24).regex(/[^\p{Z}\p{Cc}\p{DI}]/u)
/** A word of the vendor: a room, a place, a pace. */
export const tableWord = z.string().regex(/^[a-z0-9+-]{1,40}$/)
/** As the vendor's records say it. */
export const tableResult = z.string().regex(/^[\x20-\x7e]{1,120}$/)
export const site = z.string().min(1).max(64)

const MOST_TABLES = 200
export const MOST_FEED_WAIT_MS = 25_000
const limits = z.object({ min: wireAmount, max: wireAmount })

export const tableTile = z.object({
  game_code: tableCode,
  game: z.enum(TABLE_GAMES),
  pace: tableWord,
  /** The dress of the room. */
  room: tableWord,
  /** Which of the vendor's characters stands behind the table. */
  dealer: z.int().min(0).max(99),
  /** Who that is, as players read it; null or left out where nobody has said it. */
  dealer_name: dealerName.nullable().optional(),
  state: z.enum(TABLE_STATES),
  phase: z.enum(TABLE_PHASES),
  round: roundNumber,
  started_at: instant,
  /** Null while asleep. */
  ends_at: instant.nullable(),
  heads: z.int().nonnegative(),
  /** Accepted in this round, at all sites. It alone need not be a change more often than every two seconds. */
  stakes: z.object({ players: z.int().nonnegative(), staked: wireAmount }),
  /** Of games with seats: those that are taken, counted from 0, of so many. */
  seats: z.object({ taken: z.array(z.int().min(0).max(99)).max(100), all: z.int().min(1).max(100) }).nullable(),
  /** Of the main bets, in wire amounts of won. */
  limits,
  /** Sites at which it is switched off, or whose limits are others. */
  sites: z
    .array(z.object({ sub_partner_id: site, is_on: z.boolean(), limits }))
    .max(500)
    .optional(),
  /** The stream of a real table is shown in the place of a drawn one. */
  has_video: z.boolean(),
  last: z.object({ round: roundNumber, result: tableResult, cards: z.array(card).max(100) }).nullable(),
  /** Results of this shoe, or of the last hundred rounds, the oldest first. */
  shoe: z.int().nonnegative(),
  results: z.array(tableResult).max(120),
})
export type TableTile = z.infer<typeof tableTile>

/** What the vendor gave with the last answer, as it is; empty for every table. */
export const feedVersion = z.string().max(8_000)

/** Answered as soon as a table differs from what it was at `since`, and at the latest after `wait_ms`. */
export const tableFeedRequest = z.object({
  operator_id: operatorId,
  since: feedVersion,
  wait_ms: z.int().min(0).max(MOST_FEED_WAIT_MS),
})
export const tableFeedAnswer = z.object({
  version: feedVersion,
  now: instant,
  tables: z.array(tableTile).max(MOST_TABLES),
})
