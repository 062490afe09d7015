import type { Ctx } from '../../platform/context.ts'
import type { DayFigures, GameFigures } from './figures.repository.ts'

/** Counts every site anew for the days from `since` on. False: another process is at it. */
export const refreshFigures = async (ctx: Ctx, since: string): Promise<boolean> => {
  const [lock] = await ctx.db.query<{ isOurs: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('wagers.game_day')) AS "isOurs"`,
  )
  if (!lock?.isOurs) return false
  await ctx.db.query(
    `INSERT INTO wagers.game_day AS g (site_id, day, vendor_code, game_code, rounds, staked, profit)
     SELECT site_id, day, vendor_code, game_code, sum(wagers), sum(staked), sum(staked - paid - open_stake)
     FROM wagers.member_day WHERE day >= $1::date GROUP BY site_id, day, vendor_code, game_code
     ON CONFLICT (site_id, day, vendor_code, game_code) DO UPDATE SET rounds = excluded.rounds, staked = excluded.staked, profit = excluded.profit
     WHERE (g.rounds, g.staked, g.profit) IS DISTINCT FROM (excluded.rounds, excluded.staked, excluded.profit)`,
    [since],
  )
  await ctx.db.query(
    `WITH counted AS (SELECT site_id, sum(stake) AS stake, count(*) AS wagers FROM wagers.wager WHERE status = 'placed' GROUP BY site_id),
     gone AS (DELETE FROM wagers.site_open o WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.site_id = o.site_id))
     INSERT INTO wagers.site_open AS o (site_id, open_stake, open_wagers) SELECT site_id, stake, wagers FROM counted
     ON CONFLICT (site_id) DO UPDATE SET open_stake = excluded.open_stake, open_wagers = excluded.open_wagers
     WHERE (o.open_stake, o.open_wagers) IS DISTINCT FROM (excluded.open_stake, excluded.open_wagers)`,
  )
  return true
}

/** As `figuresOf`, some seconds old. */
export const shownFiguresOf = async (ctx: Ctx, day: string): Promise<DayFigures> => {
  const [row] = await ctx.db.query<DayFigures>(
    `SELECT coalesce((SELECT open_stake FROM wagers.site_open WHERE site_id = $1), 0)::bigint AS "openStake",
       coalesce((SELECT open_wagers FROM wagers.site_open WHERE site_id = $1), 0)::bigint AS "openWagers",
       (SELECT coalesce(sum(profit), 0)::bigint FROM wagers.game_day WHERE site_id = $1 AND day = $2::date) AS profit`,
    [ctx.siteId, day],
  )
  return row ?? { openStake: 0, openWagers: 0, profit: 0 }
}

/** As `figuresByGame`, some seconds old. */
export const shownFiguresByGame = (ctx: Ctx, day: string): Promise<GameFigures[]> =>
  ctx.db.query<GameFigures>(
    `SELECT vendor_code AS "vendorCode", game_code AS "gameCode", sum(rounds)::bigint AS rounds, sum(staked)::bigint AS stake,
       sum(profit)::bigint AS profit
     FROM wagers.game_day WHERE site_id = $1 AND day >= $2::date GROUP BY vendor_code, game_code`,
    [ctx.siteId, day],
  )
