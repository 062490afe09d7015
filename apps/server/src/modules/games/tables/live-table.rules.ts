import { cashOf, type LiveTable } from '@maru/contract'
import { fitsCurrency, fromWireAmount, type TableTile } from '@maru/vendor-wallet'

type Limits = { min: number; max: number }
/** A table as it is stored: instants in ms since 1970 by our clock, sums in won. */
export type StoredTile = Omit<
  TableTile,
  'game_code' | 'limits' | 'sites' | 'stakes' | 'started_at' | 'ends_at' | 'has_video'
> & {
  limits: Limits
  /** By site: where it is off, or has other limits. */
  sites: { readonly [siteId: string]: Limits & { isOn: boolean } }
  stakes: { players: number; staked: number }
  startedAt: number
  endsAt: number | null
  hasVideo: boolean
}
export type StoredTable = {
  vendorCode: string
  gameCode: string
  tile: StoredTile
  version: number
  isReachable: boolean
}

/** What is stored of an answer; `offsetMs`: our clock less the vendor's. Left out: a table whose limits are no whole won, and the second of a code. */
export const tilesFrom = (tables: readonly TableTile[], offsetMs: number): Map<string, StoredTile> => {
  const tiles = new Map<string, StoredTile>()
  for (const table of tables) {
    const sums = [table.limits, ...(table.sites ?? []).map(({ limits }) => limits)].flatMap(({ min, max }) => [
      min,
      max,
    ])
    if (tiles.has(table.game_code) || ![...sums, table.stakes.staked].every((sum) => fitsCurrency(sum))) continue
    tiles.set(table.game_code, tileFrom(table, offsetMs))
  }
  return tiles
}

const tileFrom = (
  { game_code: _, limits, sites = [], stakes, started_at, ends_at, has_video, ...rest }: TableTile,
  offsetMs: number,
): StoredTile => ({
  ...rest,
  limits: limitsFrom(limits),
  sites: Object.fromEntries(
    sites.map(({ sub_partner_id, is_on, limits: own }) => [sub_partner_id, { ...limitsFrom(own), isOn: is_on }]),
  ),
  stakes: { players: stakes.players, staked: fromWireAmount(stakes.staked) },
  startedAt: started_at + offsetMs,
  endsAt: ends_at === null ? null : ends_at + offsetMs,
  hasVideo: has_video,
})

const limitsFrom = ({ min, max }: TableTile['limits']): Limits => ({
  min: fromWireAmount(min),
  max: fromWireAmount(max),
})

export const isOnAt = ({ tile }: StoredTable, siteId: number): boolean => tile.sites[siteId]?.isOn ?? true

/** As everybody at a site may see it. */
export const shownTable = (
  { vendorCode, gameCode, tile, version, isReachable }: StoredTable,
  siteId: number,
): LiveTable => {
  const { min, max } = tile.sites[siteId] ?? tile.limits
  return {
    vendorKey: vendorCode,
    gameKey: gameCode,
    version,
    game: tile.game,
    pace: tile.pace,
    room: tile.room,
    dealer: tile.dealer,
    dealerName: tile.dealer_name ?? null,
    hasVideo: tile.hasVideo,
    state: isReachable ? tile.state : 'unreachable',
    phase: tile.phase,
    round: tile.round,
    startedAt: new Date(tile.startedAt).toISOString(),
    endsAt: tile.endsAt === null ? null : new Date(tile.endsAt).toISOString(),
    heads: tile.heads,
    seats: tile.seats,
    minimumStake: cashOf(min),
    maximumStake: cashOf(max),
    last: tile.last,
    shoe: tile.shoe,
    results: tile.results,
  }
}

/** Whether everybody sees a difference: the sum of the stakes is for staff alone. */
export const isSeen = (before: StoredTile | undefined, after: StoredTile): boolean =>
  before === undefined ||
  JSON.stringify({ ...before, stakes: undefined }) !== JSON.stringify({ ...after, stakes: undefined })

export const hasNewResults = (before: StoredTile | undefined, after: StoredTile): boolean =>
  before === undefined || JSON.stringify(before.results) !== JSON.stringify(after.results)
