import type { GameOut, LiveTable } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { listGames } from '../catalogue.service.ts'
import { readTables } from './live-table.repository.ts'
import { shownTable } from './live-table.rules.ts'
import { visibleAt } from './visible-tables.service.ts'

/** The live tables that can be played at the context's site, in the order of the lobby. */
export const listTables = async (
  ctx: Ctx,
): Promise<{ serverTime: string; tables: { game: GameOut; table: LiveTable }[] }> => {
  const games = new Map((await listGames(ctx, {})).map((game) => [`${game.vendorKey} ${game.gameKey}`, game]))
  const tables = (await visibleAt(ctx, await readTables(ctx))).flatMap((stored) => {
    const game = games.get(`${stored.vendorCode} ${stored.gameCode}`)
    return game ? [{ game, table: shownTable(stored, ctx.siteId) }] : []
  })
  return { serverTime: ctx.now.toISOString(), tables }
}
