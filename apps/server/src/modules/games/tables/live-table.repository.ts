import type { Ctx } from '../../../platform/context.ts'
import type { StoredTable, StoredTile } from './live-table.rules.ts'

const COLUMNS = `t.vendor_code AS "vendorCode", t.game_code AS "gameCode", t.tile, t.version, t.is_reachable AS "isReachable"`

/** Of all vendors, in the order of their lists; those of games that no vendor lists any more are left out. */
export const readTables = (ctx: Ctx): Promise<StoredTable[]> =>
  ctx.db.query<StoredTable>(
    `SELECT ${COLUMNS} FROM games.live_table t JOIN games.game g USING (vendor_code, game_code)
     WHERE g.is_listed ORDER BY g.vendor_code, g.ord, g.game_code`,
  )

export const readTable = async (ctx: Ctx, vendorCode: string, gameCode: string): Promise<StoredTable | undefined> => {
  const [row] = await ctx.db.query<StoredTable>(
    `SELECT ${COLUMNS} FROM games.live_table t WHERE t.vendor_code = $1 AND t.game_code = $2`,
    [vendorCode, gameCode],
  )
  return row
}

/** Answers those that changed. An answer that was asked for earlier than what is stored changes nothing. */
export const writeTables = (
  ctx: Ctx,
  vendorCode: string,
  tiles: ReadonlyMap<string, StoredTile>,
  askedAt: Date,
): Promise<StoredTable[]> =>
  ctx.db.query<StoredTable>(
    `INSERT INTO games.live_table AS t (vendor_code, game_code, tile, asked_at, changed_at)
     SELECT $1, r.key, r.value, $3, $4 FROM jsonb_each($2::jsonb) r
     ON CONFLICT (vendor_code, game_code) DO UPDATE
       SET tile = excluded.tile, asked_at = excluded.asked_at, changed_at = excluded.changed_at, is_reachable = true, version = t.version + 1
     WHERE t.asked_at <= excluded.asked_at AND (t.tile IS DISTINCT FROM excluded.tile OR NOT t.is_reachable)
     RETURNING ${COLUMNS}`,
    [vendorCode, JSON.stringify(Object.fromEntries(tiles)), askedAt, ctx.now],
  )

/** All of a vendor's but these; answers those that changed. */
export const writeUnreachable = (ctx: Ctx, vendorCode: string, but: readonly string[] = []): Promise<StoredTable[]> =>
  ctx.db.query<StoredTable>(
    `UPDATE games.live_table t SET is_reachable = false, version = t.version + 1, changed_at = $2
     WHERE t.vendor_code = $1 AND t.is_reachable AND t.game_code <> ALL ($3) RETURNING ${COLUMNS}`,
    [vendorCode, ctx.now, but],
  )

/** Games that staff switched off, of all sites. */
export const readSwitchedOff = (ctx: Ctx): Promise<{ siteId: number; vendorCode: string; gameCode: string }[]> =>
  ctx.db.query(
    `SELECT site_id AS "siteId", vendor_code AS "vendorCode", game_code AS "gameCode" FROM games.game_switch s
     WHERE NOT s.is_on AND EXISTS (SELECT 1 FROM games.live_table t WHERE t.vendor_code = s.vendor_code AND t.game_code = s.game_code)`,
  )

/** Members of the context's site by their ids at a vendor. */
export const readPlayers = async (
  ctx: Ctx,
  vendorCode: string,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (playerIds.length === 0) return new Map()
  const rows = await ctx.db.query<{ playerId: string; memberId: number }>(
    `SELECT player_id AS "playerId", member_id AS "memberId" FROM games.player
     WHERE vendor_code = $1 AND site_id = $2 AND player_id = ANY ($3)`,
    [vendorCode, ctx.siteId, playerIds],
  )
  return new Map(rows.map(({ playerId, memberId }) => [playerId, memberId]))
}

/** How a vendor names the test accounts of the context's site. */
export const readTestPlayers = async (ctx: Ctx, vendorCode: string, limit: number): Promise<string[]> => {
  const rows = await ctx.db.query<{ playerId: string }>(
    `SELECT p.player_id AS "playerId" FROM identity.test_member_view t
     JOIN games.player p ON p.site_id = t.site_id AND p.member_id = t.member_id AND p.vendor_code = $1 WHERE t.site_id = $2 ORDER BY p.player_id LIMIT $3`,
    [vendorCode, ctx.siteId, limit],
  )
  return rows.map(({ playerId }) => playerId)
}
