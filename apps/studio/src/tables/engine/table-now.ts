import { acceptsBets, type Limits, type RoundRow } from '@maru/live-games'
import type { LiveTable } from '../table-list.ts'
import { mostOfPlayer, mostOfTable, placesOf } from '../table-places.ts'
import type { PastRound, ResultShown, TableShown } from '../table-shapes.ts'
import type { Purse } from './purses.ts'
import type { RoundNow } from './round-now.ts'
import type { Shift } from './shift.repository.ts'
import type { ShoeNow } from './shoe-now.ts'

/** What a player of this table sees beside the round. */
export type PlayerNow = {
  name: string
  last: { readonly [place: string]: number }
  payout: { round: number; staked: number; returned: number } | null
  purse: Purse
  session: string
  /** The last call, ms by the database's clock. */
  seenAt: number
}

/** Who sits where at a blackjack table. */
export type SeatNow = { seat: number; player: string; name: string; lastRound: number }

export type SiteSetting = { isOn: boolean; limits: Limits['places'] | null }

/** A table as the process that leads it has it in memory: nothing that is not stored. */
export type TableNow = {
  readonly table: LiveTable
  readonly term: number
  state: TableShown['state']
  dealer: number
  dealerName: string | null
  /** In force; and what is planned, not yet over. */
  shift: string | null
  shifts: Shift[]
  room: string
  video: TableShown['video']
  row: RoundRow
  /** By number: the running one, and those whose payouts have not all arrived. */
  rounds: Map<number, RoundNow>
  /** Of the database, as `TableChain` has it. */
  timeline: string
  shoe: ShoeNow | undefined
  past: PastRound[]
  /** What the last rounds are counted as, oldest first. */
  counted: string[]
  result: ResultShown | null
  players: Map<string, PlayerNow>
  sites: Map<string, SiteSetting>
  seats: SeatNow[]
  heads: Map<string, { heads: number; at: number }>
  /** Of players whose events were read, until they come. */
  names: ReadonlyMap<string, string>
  /** The last sign of anybody, ms by the database's clock. */
  presentAt: number
}

export const runningRound = ({ rounds, row }: TableNow): RoundNow | undefined => rounds.get(row.round)

/** What a process said of its sockets counts for so long, ms: it says so again every five seconds. */
const HEADS_COUNT_MS = 15_000
export const headsOf = ({ heads }: TableNow, now: number): number => {
  let sum = 0
  for (const one of heads.values()) if (now - one.at < HEADS_COUNT_MS) sum += one.heads
  return sum
}

/** Made once for each table: every command is decided by them. */
const limitsByTable = new Map<string, Limits>()
const ownLimits = (table: LiveTable): Limits => {
  const known = limitsByTable.get(table.code)
  if (known) return known
  const places = Object.fromEntries(placesOf(table).map(({ code, least, most }) => [code, { least, most }]))
  const limits = { places, mostOfPlayer: mostOfPlayer(table), mostOfTable: mostOfTable(table) }
  limitsByTable.set(table.code, limits)
  return limits
}

/** Limits at a site, which may have its own for some places. */
export const limitsAt = ({ table, sites }: TableNow, site: string): Limits => {
  const limits = ownLimits(table)
  const own = sites.get(site)?.limits
  return own ? { ...limits, places: { ...limits.places, ...own } } : limits
}

/** Bets are taken at this instant: betting is open, and nobody could have known the result before. */
export const isOpenFor = (now: TableNow, at: number): boolean => acceptsBets(now.row, at) && isTrusted(now)

/** Somebody has mixed the shoe, and no link of its chain can have been shown before. Or a dealer types what is seen. */
export const isTrusted = (now: TableNow): boolean =>
  now.video !== null || (now.shoe?.isSeeded === true && !isOfOtherTimeline(now))

/** The chain was made before the database was put back to an earlier moment. */
export const isOfOtherTimeline = ({ shoe, timeline }: TableNow): boolean =>
  shoe !== undefined && shoe.chain.timeline !== timeline

/** Whoever comes wakes it; a table with a stream waits for its dealer. */
export const wakesByItself = ({ row, state, video }: TableNow): boolean =>
  row.phase === 'asleep' && state === 'open' && video === null

export const phaseShowsDeal = ({ phase }: RoundRow): boolean =>
  phase === 'dealing' || phase === 'result' || phase === 'payout' || phase === 'break'
