import type { Ctx } from '../../platform/context.ts'
import type { GameKey, GameSettings, Round } from './round.rules.ts'

type Row = {
  site_id: number
  game: GameKey['game']
  is_on: boolean
  source: Round['source']
  feed_address: string | null
  closes_before_seconds: number
  outage_seconds: number
  kino_three_lines_up_to: number
  alive_at: Date | null
}

const settingsOf = (row: Row): GameSettings => ({
  siteId: row.site_id,
  game: row.game,
  isOn: row.is_on,
  source: row.source,
  feedAddress: row.feed_address,
  closesBeforeSeconds: row.closes_before_seconds,
  outageSeconds: row.outage_seconds,
  kinoThreeLinesUpTo: row.kino_three_lines_up_to,
  aliveAt: row.alive_at ?? undefined,
})

const SELECT = `SELECT g.site_id, g.game, g.is_on, g.source, g.feed_address, g.closes_before_seconds, g.outage_seconds, g.kino_three_lines_up_to, h.alive_at
  FROM minigames.game g LEFT JOIN minigames.heartbeat h ON h.site_id = g.site_id AND h.game = g.game`

/** Of all sites. */
export const findGames = async (ctx: Ctx): Promise<GameSettings[]> =>
  (await ctx.db.named<Row>('minigames.games', `${SELECT} ORDER BY g.site_id, g.game`, [])).map(settingsOf)

export const findGame = async (ctx: Ctx, { siteId, game }: GameKey): Promise<GameSettings | undefined> =>
  (await ctx.db.query<Row>(`${SELECT} WHERE g.site_id = $1 AND g.game = $2`, [siteId, game])).map(settingsOf)[0]

/** Everything that was due for these games until then is done. */
export const writeHeartbeats = async (ctx: Ctx, games: readonly GameKey[], aliveAt: Date): Promise<void> => {
  await ctx.db.named(
    'minigames.heartbeat',
    `INSERT INTO minigames.heartbeat (site_id, game, alive_at) SELECT *, $3::timestamptz FROM unnest($1::bigint[], $2::text[])
     ON CONFLICT (site_id, game) DO UPDATE SET alive_at = EXCLUDED.alive_at`,
    [games.map(({ siteId }) => siteId), games.map(({ game }) => game), aliveAt],
  )
}
