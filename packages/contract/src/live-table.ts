import { z } from 'zod'
import { sumOut } from './money.ts'

/** Games whose result a page can draw. `other`: its results are texts. */
export const liveTableGames = [
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
export type LiveTableGame = (typeof liveTableGames)[number]

export const liveTablePhases = ['cut', 'betting', 'closing', 'dealing', 'result', 'payout', 'break', 'asleep'] as const
export type LiveTablePhase = (typeof liveTablePhases)[number]

/** `unreachable`: its vendor has not answered for ten seconds. */
export const liveTableStates = ['open', 'paused', 'closed', 'unreachable'] as const
export type LiveTableState = (typeof liveTableStates)[number]

/**
 * A live table as its tile in the lobby shows it. Instants are ISO texts by the server's clock, as `serverTime` beside them. `version` rises with every change: of two
 * that a page has of one table the higher one holds.
 */
export const liveTable = z.object({
  vendorKey: z.string(),
  gameKey: z.string(),
  version: z.number().int(),
  game: z.enum(liveTableGames),
  /** `normal`, `speed`, `squeeze`, `hotel`, or a word of the vendor's. */
  pace: z.string(),
  /** The dress of the room, a word of the vendor's. */
  room: z.string(),
  dealer: z.number().int(),
  /** Who that is; null where nobody has said it. */
  dealerName: z.string().nullable(),
  hasVideo: z.boolean(),
  state: z.enum(liveTableStates),
  phase: z.enum(liveTablePhases),
  round: z.number().int(),
  startedAt: z.string(),
  /** Of the phase; null while asleep. */
  endsAt: z.string().nullable(),
  heads: z.number().int(),
  /** Of games with seats: the taken ones, counted from 0. */
  seats: z.object({ taken: z.array(z.number().int()), all: z.number().int() }).nullable(),
  /** Of the main bets at this site. */
  minimumStake: sumOut,
  maximumStake: sumOut,
  /** Cards 0 to 51: 13 times the suit (spade, heart, diamond, club) and the rank (0 ace to 12 king). `result` as in `results`. */
  last: z.object({ round: z.number().int(), result: z.string(), cards: z.array(z.number().int()) }).nullable(),
  shoe: z.number().int(),
  /** Of this shoe, or of the last hundred rounds, the oldest first: `banker 3:7`, `dragon`, `17`, `3 2 4`, `andar 13`, `void`. */
  results: z.array(z.string()),
})
export type LiveTable = z.output<typeof liveTable>

/** Everybody at a site may subscribe to it, guests too. */
export const liveTablesTopic = '/topic/tables'
/** `all`: every table of the site, at first and where messages may be missing. `changed`: some, and `results` only of those to which one came. */
export type LiveTablesMessage = {
  cmd: 'TABLES'
  data1: 'all' | 'changed'
  data2: { serverTime: string; tables: (Omit<LiveTable, 'results'> & { results?: string[] })[] }
}

/** For staff with `tables.read`: a table changed, at most once a second. */
export const tableDeskTopic = (siteId: number): string => `/topic/staff/${siteId}/tables`
export type TableDeskMessage = { what: 'tables' }
