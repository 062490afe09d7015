import type { GameGroup } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Names } from '../wagers/index.ts'
import type { ListedGame, Place } from './catalogue.rules.ts'

export type CatalogueGame = {
  vendorCode: string
  gameCode: string
  product: GameGroup
  names: Names
  category: string
  returnBp: number
  minimumStake: number
  maximumStake: number
  artMotif: string
  artSeed: number
  firstSeenAt: Date
  /** When the first game of its vendor came. */
  vendorSince: Date
  /** In the vendor's list. */
  isListed: boolean
  /** Listed, and not switched off at this site. */
  isOn: boolean
}
/** Empty text: any. */
export type GameFilter = { vendorCode: string; gameCode: string; product: string; search: string }
const any: GameFilter = { vendorCode: '', gameCode: '', product: '', search: '' }

export const findGames = (ctx: Ctx, filter: Partial<GameFilter> = {}): Promise<CatalogueGame[]> => {
  const { vendorCode, gameCode, product, search } = { ...any, ...filter }
  return ctx.db.query<CatalogueGame>(
    `SELECT g.vendor_code AS "vendorCode", g.game_code AS "gameCode", g.product, g.names, g.category, g.return_bp AS "returnBp",
       g.minimum_stake AS "minimumStake", g.maximum_stake AS "maximumStake", g.art_motif AS "artMotif", g.art_seed AS "artSeed",
       g.first_seen_at AS "firstSeenAt", v.since AS "vendorSince", g.is_listed AS "isListed", g.is_listed AND coalesce(s.is_on, true) AS "isOn"
     FROM games.game g
     JOIN (SELECT vendor_code, min(first_seen_at) AS since FROM games.game GROUP BY vendor_code) v ON v.vendor_code = g.vendor_code
     LEFT JOIN games.game_switch s ON s.site_id = $1 AND s.vendor_code = g.vendor_code AND s.game_code = g.game_code
     WHERE ($2 = '' OR g.vendor_code = $2) AND ($3 = '' OR g.game_code = $3) AND ($4 = '' OR g.product = $4)
       AND ($5 = '' OR EXISTS (SELECT 1 FROM jsonb_each_text(g.names) n WHERE strpos(lower(n.value), lower($5)) > 0))
     ORDER BY g.vendor_code, g.ord, g.game_code`,
    [ctx.siteId, vendorCode, gameCode, product, search],
  )
}

export const findGame = async (ctx: Ctx, vendorCode: string, gameCode: string): Promise<CatalogueGame | undefined> =>
  vendorCode === '' || gameCode === '' ? undefined : (await findGames(ctx, { vendorCode, gameCode }))[0]

export type PlayablePlace = {
  key: string
  code: string
  product: GameGroup
  codeNameEN: string
  ord: number
  games: number
}

/** Places that have a game to play at this site. */
export const findPlayablePlaces = (ctx: Ctx): Promise<PlayablePlace[]> =>
  ctx.db.query<PlayablePlace>(
    `SELECT p.place_key AS key, p.code, p.product, p.code_name_en AS "codeNameEN", p.ord, count(*)::bigint AS games
     FROM games.place p
     JOIN games.game g ON g.vendor_code = p.place_key AND g.product = p.product AND g.is_listed
     LEFT JOIN games.game_switch s ON s.site_id = $1 AND s.vendor_code = g.vendor_code AND s.game_code = g.game_code
     WHERE coalesce(s.is_on, true)
     GROUP BY p.place_key, p.product ORDER BY p.product, p.ord, p.place_key`,
    [ctx.siteId],
  )

export const savePlaces = async (ctx: Ctx, places: readonly Place[]): Promise<void> => {
  await ctx.db.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(key text, product text, code text, area text, "codeNameEN" text, ord int)),
     gone AS (
       DELETE FROM games.place p WHERE NOT EXISTS (SELECT 1 FROM given g WHERE g.key = p.place_key AND g.product = p.product))
     INSERT INTO games.place AS p (place_key, product, code, area, code_name_en, ord)
     SELECT key, product, code, area, "codeNameEN", ord FROM given
     ON CONFLICT (place_key, product) DO UPDATE SET code = excluded.code, area = excluded.area, code_name_en = excluded.code_name_en, ord = excluded.ord
     WHERE (p.code, p.area, p.code_name_en, p.ord) IS DISTINCT FROM (excluded.code, excluded.area, excluded.code_name_en, excluded.ord)`,
    [JSON.stringify(places)],
  )
}

/** Writes a vendor's whole list: what is not in it is kept, but no longer listed. Answers how many rows changed. */
export const saveGames = async (ctx: Ctx, vendorCode: string, games: readonly ListedGame[]): Promise<number> => {
  const changed = await ctx.db.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS r("gameCode" text, product text, names jsonb, category text, "returnBp" int, "minimumStake" bigint,
         "maximumStake" bigint, "artMotif" text, "artSeed" bigint, platforms text[], "isListed" boolean, ord int)),
     gone AS (
       UPDATE games.game g SET is_listed = false
       WHERE g.vendor_code = $1 AND g.is_listed AND NOT EXISTS (SELECT 1 FROM given n WHERE n."gameCode" = g.game_code) RETURNING 1),
     came AS (
       INSERT INTO games.game AS g (vendor_code, game_code, product, names, category, return_bp, minimum_stake, maximum_stake, art_motif, art_seed,
         platforms, is_listed, ord, first_seen_at)
       SELECT $1, "gameCode", product, names, category, "returnBp", "minimumStake", "maximumStake", "artMotif", "artSeed", platforms, "isListed", ord, $3
       FROM given
       ON CONFLICT (vendor_code, game_code) DO UPDATE SET product = excluded.product, names = excluded.names, category = excluded.category,
         return_bp = excluded.return_bp, minimum_stake = excluded.minimum_stake, maximum_stake = excluded.maximum_stake,
         art_motif = excluded.art_motif, art_seed = excluded.art_seed, platforms = excluded.platforms, is_listed = excluded.is_listed, ord = excluded.ord
       WHERE (g.product, g.names, g.category, g.return_bp, g.minimum_stake, g.maximum_stake, g.art_motif, g.art_seed, g.platforms, g.is_listed, g.ord)
         IS DISTINCT FROM (excluded.product, excluded.names, excluded.category, excluded.return_bp, excluded.minimum_stake, excluded.maximum_stake,
           excluded.art_motif, excluded.art_seed, excluded.platforms, excluded.is_listed, excluded.ord)
       RETURNING 1)
     SELECT 1 FROM gone UNION ALL SELECT 1 FROM came`,
    [vendorCode, JSON.stringify(games), ctx.now],
  )
  return changed.length
}

/** Two staff who each switch off one of the last two games: the second must see what the first did. Until the end of the transaction. */
export const lockSwitches = async (ctx: Ctx): Promise<unknown> =>
  ctx.db.query(`SELECT pg_advisory_xact_lock(hashtext('games.game_switch'), $1)`, [ctx.siteId])

/** Can at least one game of a vendor be played at this site? */
export const isVendorGameOn = async (ctx: Ctx): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT 1 FROM games.game g
     LEFT JOIN games.game_switch s ON s.site_id = $1 AND s.vendor_code = g.vendor_code AND s.game_code = g.game_code
     WHERE g.is_listed AND coalesce(s.is_on, true) LIMIT 1`,
    [ctx.siteId],
  )
  return rows.length > 0
}

/** Answers what it was before; undefined when there is no such game. */
export const writeSwitch = async (
  ctx: Ctx,
  vendorCode: string,
  gameCode: string,
  isOn: boolean,
): Promise<boolean | undefined> => {
  const [game] = await ctx.db.query(`SELECT 1 FROM games.game WHERE vendor_code = $1 AND game_code = $2`, [
    vendorCode,
    gameCode,
  ])
  if (!game) return undefined
  await lockSwitches(ctx)
  // The first switch of a game writes its row, so that two staff at once find one to lock.
  await ctx.db.query(
    `INSERT INTO games.game_switch (site_id, vendor_code, game_code, is_on, changed_at) VALUES ($1, $2, $3, true, $4) ON CONFLICT DO NOTHING`,
    [ctx.siteId, vendorCode, gameCode, ctx.now],
  )
  const key = [ctx.siteId, vendorCode, gameCode]
  const [row] = await ctx.db.query<{ is_on: boolean }>(
    `SELECT is_on FROM games.game_switch WHERE site_id = $1 AND vendor_code = $2 AND game_code = $3 FOR UPDATE`,
    key,
  )
  await ctx.db.query(
    `UPDATE games.game_switch SET is_on = $4, changed_at = $5 WHERE site_id = $1 AND vendor_code = $2 AND game_code = $3`,
    [...key, isOn, ctx.now],
  )
  return row?.is_on ?? true
}
