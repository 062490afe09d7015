import type { Ctx } from '../../platform/context.ts'

export type DayFigures = { openStake: number; openWagers: number; profit: number }

/**
 * Open wagers of the whole site, and what it won on `day` (`YYYY-MM-DD`, Asia/Seoul): the stakes of that day without those still open, less its payouts.
 * Each counts on the day on which it moved. Costs the same however much was played: see `wagers.figure_change` in the migrations. Without test accounts, which are few: what they did is
 * subtracted here, so that a bet never asks about them.
 */
export const figuresOf = async (ctx: Ctx, day: string): Promise<DayFigures> => {
  const [row] = await ctx.db.query<DayFigures>(
    `SELECT coalesce(sum(open_stake), 0)::bigint AS "openStake", coalesce(sum(open_wagers), 0)::bigint AS "openWagers",
       coalesce(sum(profit), 0)::bigint AS profit
     FROM (
       SELECT open_stake, open_wagers, 0 AS profit FROM wagers.site_open WHERE site_id = $1
       UNION ALL SELECT 0, 0, staked - paid - open_stake FROM wagers.site_day WHERE site_id = $1 AND day = $2::date
       UNION ALL SELECT open_stake, open_wagers, CASE WHEN day = $2::date THEN staked - paid - open_stake ELSE 0 END
         FROM wagers.figure_change WHERE site_id = $1
       UNION ALL SELECT -d.open_stake, -d.open_wagers, CASE WHEN d.day = $2::date THEN d.open_stake - d.staked + d.paid ELSE 0 END
         FROM wagers.test_day_view d WHERE d.site_id = $1 AND (d.open_wagers > 0 OR d.day = $2::date)) one`,
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
     FROM (
       SELECT day, vendor_code, game_code, wagers, staked, paid, open_stake FROM wagers.game_day WHERE site_id = $1 AND day >= $2::date
       UNION ALL SELECT day, vendor_code, game_code, wagers, staked, paid, open_stake
         FROM wagers.figure_change WHERE site_id = $1 AND day >= $2::date
       UNION ALL SELECT d.day, d.vendor_code, d.game_code, -d.wagers, -d.staked, -d.paid, -d.open_stake
         FROM wagers.test_day_view d WHERE d.site_id = $1 AND d.day >= $2::date) one
     GROUP BY vendor_code, game_code`,
    [ctx.siteId, day],
  )

/** Whether there is anything to add to the sums. */
export const hasChanges = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db.named('wagers.has_figure_changes', 'SELECT FROM wagers.figure_change LIMIT 1', [])).length > 0

/** Adds at most so many changes to the sums, in the caller's transaction; answers of which sites they were. */
export const addUpChanges = async (ctx: Ctx, most: number): Promise<number[]> =>
  (await ctx.db.query<{ site_id: number }>('SELECT wagers.add_up_changes($1) AS site_id', [most])).map(
    ({ site_id }) => site_id,
  )

export type FigureProblem = {
  what: 'figures' | 'wagers' | 'days' | 'settlements' | 'debts' | 'shown' | 'shown-wagers'
  site_id: number
  vendor_code: string | null
  day: Date | null
  member_id: number | null
  expected: string
  found: string
}

/** Reads all wagers of the installation, and what moved on the accounts of vendors; what it returns does not agree. */
export const findFigureProblems = (ctx: Ctx): Promise<FigureProblem[]> => ctx.db.query('SELECT * FROM wagers.verify()')
