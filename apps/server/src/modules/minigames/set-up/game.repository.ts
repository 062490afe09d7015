import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Limits } from '../prices/limits.rules.ts'

/** How a game runs at a site, with the version of the prices in force. */
export type GameSetting = {
  siteId: number
  game: Minigame
  isOn: boolean
  cancelSeconds: number
  mostExposure: number
  kinoThreeLinesUpTo: number
  version: number
}

/** Of `minigames.game g`. */
const SETTING = `g.site_id AS "siteId", g.game, g.is_on AS "isOn", g.cancel_seconds AS "cancelSeconds", g.most_exposure AS "mostExposure",
  g.kino_three_lines_up_to AS "kinoThreeLinesUpTo",
  (SELECT max(v.version) FROM minigames.price_version v WHERE v.site_id = g.site_id AND v.game = g.game) AS version`

/** Undefined: the site does not have the game yet. */
export const readGame = async (ctx: Ctx, game: Minigame): Promise<GameSetting | undefined> =>
  (
    await ctx.db.named<GameSetting>(
      'minigames.game',
      `SELECT ${SETTING} FROM minigames.game g WHERE g.site_id = $1 AND g.game = $2`,
      [ctx.siteId, game],
    )
  )[0]

/** For changing its prices: others wait until the transaction ends. */
export const lockGame = async (ctx: Ctx, game: Minigame): Promise<GameSetting | undefined> => {
  await ctx.db.query('SELECT 1 FROM minigames.game WHERE site_id = $1 AND game = $2 FOR UPDATE', [ctx.siteId, game])
  return readGame(ctx, game)
}

export const setKinoLines = async (ctx: Ctx, game: Minigame, upTo: number): Promise<void> => {
  await ctx.db.query('UPDATE minigames.game SET kino_three_lines_up_to = $3 WHERE site_id = $1 AND game = $2', [
    ctx.siteId,
    game,
    upTo,
  ])
}

/** Those that have limits and prices already. */
export const gamesSetUp = async (ctx: Ctx): Promise<ReadonlySet<Minigame>> => {
  const rows = await ctx.db.query<{ game: Minigame }>(
    `SELECT g.game FROM minigames.game g WHERE g.site_id = $1
       AND EXISTS (SELECT 1 FROM minigames.limits l WHERE l.site_id = g.site_id AND l.game = g.game)
       AND EXISTS (SELECT 1 FROM minigames.price_version v WHERE v.site_id = g.site_id AND v.game = g.game)`,
    [ctx.siteId],
  )
  return new Set(rows.map(({ game }) => game))
}

/** Those that the site has. */
export const gamesOfSite = async (ctx: Ctx): Promise<{ game: Minigame; isOn: boolean }[]> =>
  ctx.db.query<{ game: Minigame; isOn: boolean }>(
    'SELECT game, is_on AS "isOn" FROM minigames.game WHERE site_id = $1 ORDER BY game',
    [ctx.siteId],
  )

/** Nothing where it is there already. */
export const insertGame = async (
  ctx: Ctx,
  game: Minigame,
  { mostExposure, cancelSeconds }: Pick<GameSetting, 'mostExposure' | 'cancelSeconds'>,
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO minigames.game (site_id, game, most_exposure, cancel_seconds) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [ctx.siteId, game, mostExposure, cancelSeconds],
  )
}

export const insertLimits = async (ctx: Ctx, game: Minigame, limits: readonly Limits[]): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO minigames.limits (site_id, game, member_level, minimum, maximum, maximum_win, maximum_win_of_round)
     SELECT $1, $2, r."memberLevel", r.minimum, r.maximum, r."maximumWin", r."maximumWinOfRound"
     FROM jsonb_to_recordset($3::jsonb)
       AS r("memberLevel" int, minimum bigint, maximum bigint, "maximumWin" bigint, "maximumWinOfRound" bigint)
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, game, JSON.stringify(limits)],
  )
}
