import type { OperatorAnswer } from '@maru/vendor-wallet'
import type { Ctx } from '../../../platform/context.ts'
import { writeTables, writeUnreachable } from './live-table.repository.ts'
import { hasNewResults, isSeen, type StoredTable, type StoredTile, shownTable, tilesFrom } from './live-table.rules.ts'
import { publishDesk, publishTables } from './topics.ts'
import { visibleBySite } from './visible-tables.service.ts'

/**
 * Of the process that follows a vendor. `tiles`: as it published them last, by which it knows what is new. `offsetMs`: our clock less the vendor's.
 */
export type Followed = { tiles: Map<string, StoredTile>; offsetMs: number | undefined }

/** Clocks that differ by less than before have the same difference: an answer is some milliseconds under way. */
const SAME_OFFSET_MS = 500

/** Stores an answer of a vendor's feed and publishes what changed. `isWhole`: of all its tables; one that is not among them is none any more. */
export const takeFeed = async (
  ctx: Ctx,
  vendorCode: string,
  answer: OperatorAnswer<'tableFeed'>,
  { askedAt, isWhole }: { askedAt: Date; isWhole: boolean },
  followed: Followed,
): Promise<void> => {
  const offsetMs = ctx.now.getTime() - answer.now
  if (followed.offsetMs === undefined || Math.abs(offsetMs - followed.offsetMs) > SAME_OFFSET_MS)
    followed.offsetMs = offsetMs
  const tiles = tilesFrom(answer.tables, followed.offsetMs)
  const changed = tiles.size === 0 ? [] : await writeTables(ctx, vendorCode, tiles, askedAt)
  const missing = isWhole ? await writeUnreachable(ctx, vendorCode, [...tiles.keys()]) : []
  await publishChanged(ctx, [...changed, ...missing], followed)
}

/** The vendor has not answered for a while. */
export const noteUnreachable = async (ctx: Ctx, vendorCode: string, followed: Followed): Promise<void> => {
  const changed = await writeUnreachable(ctx, vendorCode)
  followed.tiles.clear()
  await publishChanged(ctx, changed, followed)
}

const publishChanged = async (ctx: Ctx, changed: readonly StoredTable[], { tiles }: Followed): Promise<void> => {
  if (changed.length === 0) return
  const before = (table: StoredTable) => tiles.get(table.gameCode)
  const seen = changed.filter((table) => !table.isReachable || isSeen(before(table), table.tile))
  const withResults = new Set(seen.filter((table) => hasNewResults(before(table), table.tile)))
  for (const { siteId, tables } of await visibleBySite(ctx, changed)) {
    const shown = tables.filter((table) => seen.includes(table))
    publishTables(
      ctx,
      siteId,
      shown.map((table) => {
        const { results, ...rest } = shownTable(table, siteId)
        return withResults.has(table) ? { ...rest, results } : rest
      }),
    )
    publishDesk(ctx, siteId)
  }
  for (const { gameCode, tile, isReachable } of changed) if (isReachable) tiles.set(gameCode, tile)
}
