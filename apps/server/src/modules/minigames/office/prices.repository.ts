import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type VersionRow = { version: number; validFrom: Date; staffId: number | null; combinationMarginBp: number }
type PriceRow = { version: number; market: string; outcome: string; price: number }

const VERSION = `version, valid_from AS "validFrom", staff_id AS "staffId", combination_margin_bp AS "combinationMarginBp"`

export const findVersion = async (ctx: Ctx, game: Minigame, version: number): Promise<VersionRow | undefined> => {
  const [row] = await ctx.db.query<VersionRow>(
    `SELECT ${VERSION} FROM minigames.price_version WHERE site_id = $1 AND game = $2 AND version = $3`,
    [ctx.siteId, game, version],
  )
  return row
}

/** A page of versions, newest first, and one more where there is one: the last of the page is compared with it. */
export const findVersions = async (
  ctx: Ctx,
  game: Minigame,
  { page, size }: { page: number; size: number },
): Promise<{ rows: VersionRow[]; total: number }> => {
  const rows = await ctx.db.query<VersionRow>(
    `SELECT ${VERSION} FROM minigames.price_version WHERE site_id = $1 AND game = $2 ORDER BY version DESC LIMIT $3 OFFSET $4`,
    [ctx.siteId, game, size + 1, (page - 1) * size],
  )
  const [count] = await ctx.db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM minigames.price_version WHERE site_id = $1 AND game = $2',
    [ctx.siteId, game],
  )
  return { rows, total: count?.total ?? 0 }
}

export const pricesOfVersions = (ctx: Ctx, game: Minigame, versions: readonly number[]): Promise<PriceRow[]> =>
  ctx.db.query<PriceRow>(
    `SELECT version, market, outcome, price FROM minigames.price WHERE site_id = $1 AND game = $2 AND version = ANY ($3) ORDER BY version`,
    [ctx.siteId, game, versions],
  )
