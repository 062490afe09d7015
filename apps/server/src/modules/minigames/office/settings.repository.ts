import type { MiniGameSettings, Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** Locked, so that two of the staff do not change it at once. */
export const lockSettings = async (ctx: Ctx, game: Minigame): Promise<MiniGameSettings | undefined> => {
  await ctx.db.query('SELECT 1 FROM minigames.game WHERE site_id = $1 AND game = $2 FOR UPDATE', [ctx.siteId, game])
  return findSettings(ctx, game)
}

export const findSettings = async (ctx: Ctx, game: Minigame): Promise<MiniGameSettings | undefined> => {
  const [row] = await ctx.db.query<MiniGameSettings>(
    `SELECT is_on AS "isOn", source, feed_address AS "feedAddress", closes_before_seconds AS "closesBeforeSeconds", cancel_seconds AS "cancelSeconds",
       outage_seconds AS "outageSeconds", most_exposure AS "mostExposure" FROM minigames.game WHERE site_id = $1 AND game = $2`,
    [ctx.siteId, game],
  )
  return row
}

export const setSettings = async (ctx: Ctx, game: Minigame, settings: MiniGameSettings): Promise<void> => {
  const { isOn, source, feedAddress, closesBeforeSeconds, cancelSeconds, outageSeconds, mostExposure } = settings
  await ctx.db.query(
    `UPDATE minigames.game SET is_on = $3, source = $4, feed_address = $5, closes_before_seconds = $6, cancel_seconds = $7, outage_seconds = $8,
       most_exposure = $9 WHERE site_id = $1 AND game = $2`,
    [ctx.siteId, game, isOn, source, feedAddress, closesBeforeSeconds, cancelSeconds, outageSeconds, mostExposure],
  )
}

export const deleteLimits = async (ctx: Ctx, game: Minigame): Promise<void> => {
  await ctx.db.query('DELETE FROM minigames.limits WHERE site_id = $1 AND game = $2', [ctx.siteId, game])
}
