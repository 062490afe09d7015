import type { Ctx } from '../../platform/context.ts'

export type DayFigures = { openStake: number; openWagers: number; profit: number }

/**
 * Open wagers of the whole site, and what it won on `day` (`YYYY-MM-DD`, Asia/Seoul): the stakes of that day without those still open, less its payouts.
 * Each counts on the day on which it moved.
 */
export const figuresOf = async (ctx: Ctx, day: string): Promise<DayFigures> => {
  const [row] = await ctx.db.query<DayFigures>(
    `SELECT
       (SELECT coalesce(sum(stake), 0)::bigint FROM wagers.wager WHERE site_id = $1 AND status = 'placed') AS "openStake",
       (SELECT count(*)::bigint FROM wagers.wager WHERE site_id = $1 AND status = 'placed') AS "openWagers",
       (SELECT coalesce(sum(staked - paid - open_stake), 0)::bigint FROM wagers.member_day WHERE site_id = $1 AND day = $2::date) AS profit`,
    [ctx.siteId, day],
  )
  return row ?? { openStake: 0, openWagers: 0, profit: 0 }
}

export type GameFigures = { vendorCode: string; gameCode: string; rounds: number; stake: number; profit: number }

/** Rounds, stakes and profit by game since `day`, that day included. */
export const figuresByGame = (ctx: Ctx, day: string): Promise<GameFigures[]> =>
  ctx.db.query<GameFigures>(
    `SELECT vendor_code AS "vendorCode", game_code AS "gameCode", sum(wagers)::bigint AS rounds,
       sum(staked)::bigint AS stake, sum(staked - paid - open_stake)::bigint AS profit
     FROM wagers.member_day WHERE site_id = $1 AND day >= $2::date GROUP BY vendor_code, game_code`,
    [ctx.siteId, day],
  )

export type FigureProblem = {
  what: 'figures' | 'wagers' | 'days'
  site_id: number
  vendor_code: string | null
  day: Date | null
  member_id: number | null
  expected: string
  found: string
}

/** Reads all wagers of the installation, and what moved on the accounts of vendors; what it returns does not agree. */
export const findFigureProblems = (ctx: Ctx): Promise<FigureProblem[]> => ctx.db.query('SELECT * FROM wagers.verify()')
