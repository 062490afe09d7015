import type { Ctx } from '../../platform/context.ts'

export type DayFigures = { openStake: number; openWagers: number; profit: number }

/** Open wagers of the whole site, and what it won of those placed on `day` (`YYYY-MM-DD`, Asia/Seoul). */
export const figuresOf = async (ctx: Ctx, day: string): Promise<DayFigures> => {
  const [row] = await ctx.db.query<DayFigures>(
    `SELECT
       (SELECT coalesce(sum(stake), 0)::bigint FROM wagers.wager WHERE site_id = $1 AND status = 'placed') AS "openStake",
       (SELECT count(*)::bigint FROM wagers.wager WHERE site_id = $1 AND status = 'placed') AS "openWagers",
       (SELECT coalesce(sum(settled_stake - settled_payout), 0)::bigint FROM wagers.member_day WHERE site_id = $1 AND day = $2::date) AS profit`,
    [ctx.siteId, day],
  )
  return row ?? { openStake: 0, openWagers: 0, profit: 0 }
}

export type GameFigures = { vendorCode: string; gameCode: string; rounds: number; stake: number; profit: number }

/** Rounds, stakes and profit by game since `day`, that day included. */
export const figuresByGame = (ctx: Ctx, day: string): Promise<GameFigures[]> =>
  ctx.db.query<GameFigures>(
    `SELECT vendor_code AS "vendorCode", game_code AS "gameCode", sum(wagers)::bigint AS rounds,
       sum(open_stake + settled_stake)::bigint AS stake, sum(settled_stake - settled_payout)::bigint AS profit
     FROM wagers.member_day WHERE site_id = $1 AND day >= $2::date GROUP BY vendor_code, game_code`,
    [ctx.siteId, day],
  )
