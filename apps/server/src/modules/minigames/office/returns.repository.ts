import type { MiniSelection } from '@maru/contract'
import type { Game } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import type { ReturnSums, RoundStake, SettledStakes } from './returns.rules.ts'

export type StakesOfRound = SettledStakes & { drawAt: Date }

type StakeRow = {
  draw_at: Date
  numbers: number[]
  power_ball: number | null
  kino: number
  market: string
  outcome: string
  staked: number
  to_pay: number
}

/** Settled rounds drawn within the period that had wagers, with what stood on each outcome. */
export const settledStakes = async (ctx: Ctx, game: Game, { from, until }: Period): Promise<StakesOfRound[]> => {
  const rows = await ctx.db.query<StakeRow>(
    `SELECT r.draw_at, r.numbers, r.power_ball, r.kino_three_lines_up_to AS kino, e.market, e.outcome, e.staked, e.to_pay
     FROM minigames.round r JOIN minigames.exposure e ON e.site_id = r.site_id AND e.game = r.game AND e.draw_at = r.draw_at
     WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at >= $3 AND r.draw_at < $4 AND r.state = 'settled' AND e.staked > 0 ORDER BY r.draw_at`,
    [ctx.siteId, game, from, until],
  )
  const rounds = new Map<number, StakesOfRound & { stakes: RoundStake[] }>()
  for (const { draw_at, numbers, power_ball, kino, market, outcome, staked, to_pay } of rows) {
    const fresh = { drawAt: draw_at, draw: { numbers, powerBall: power_ball }, kinoThreeLinesUpTo: kino, stakes: [] }
    const round = rounds.get(draw_at.getTime()) ?? fresh
    round.stakes.push({ market, outcome, staked, toPay: to_pay })
    rounds.set(draw_at.getTime(), round)
  }
  return [...rounds.values()]
}

export type TestStake = { drawAt: Date; picks: MiniSelection[]; stake: number; price: number }

/** What test accounts had on settled rounds drawn within the period; they are few. */
export const testStakes = async (ctx: Ctx, game: Game, { from, until }: Period): Promise<TestStake[]> =>
  ctx.db.query<TestStake>(
    `SELECT r.draw_at AS "drawAt", w.stake, w.price, (SELECT jsonb_agg(jsonb_build_object('market', l.market, 'outcome', l.outcome) ORDER BY l.ord)
       FROM wagers.leg_view l WHERE l.site_id = w.site_id AND l.member_id = w.member_id AND l.placed_at = w.placed_at AND l.wager_id = w.wager_id) AS picks
     FROM identity.test_member_view t
     JOIN wagers.round_wager_view w ON w.site_id = t.site_id AND w.member_id = t.member_id AND w.placed_at >= $3::timestamptz - interval '1 day' AND w.placed_at < $4
       AND w.product = 'mini-game' AND w.vendor_code = 'maru' AND w.game_code = $2 AND w.status = 'settled'
     JOIN minigames.round r ON r.site_id = w.site_id AND r.game = $2 AND r.draw_at >= $3 AND r.draw_at < $4 AND r.state = 'settled'
       AND w.round = to_char(r.draw_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
     WHERE t.site_id = $1`,
    [ctx.siteId, game, from, until],
  )

/** In place of what stood there of this day (`YYYY-MM-DD`). */
export const replaceReturns = async (ctx: Ctx, game: Game, day: string, sums: readonly ReturnSums[]): Promise<void> => {
  await ctx.db.query('DELETE FROM minigames.return_day WHERE site_id = $1 AND game = $2 AND day = $3::date', [
    ctx.siteId,
    game,
    day,
  ])
  if (sums.length === 0) return
  const column = <V>(of: (sum: ReturnSums) => V): V[] => sums.map(of)
  await ctx.db.query(
    `INSERT INTO minigames.return_day (site_id, game, day, summed_at, market, outcome, rounds, staked, paid, expected, variance, third, variance_squares)
     SELECT $1, $2, $3::date, $4, * FROM unnest($5::text[], $6::text[], $7::int[], $8::bigint[], $9::bigint[], $10::float8[], $11::float8[], $12::float8[],
       $13::float8[])`,
    [
      ctx.siteId,
      game,
      day,
      ctx.now,
      column((sum) => sum.market),
      column((sum) => sum.outcome),
      column((sum) => sum.rounds),
      column((sum) => sum.staked),
      column((sum) => sum.paid),
      column((sum) => sum.expected),
      column((sum) => sum.variance),
      column((sum) => sum.third),
      column((sum) => sum.varianceSquares),
    ],
  )
}

/** Of the days from `firstDay` on, without `notOf`. */
export const returnsSince = (
  ctx: Ctx,
  game: Game,
  firstDay: string,
  notOf: string | null = null,
): Promise<(ReturnSums & { summedAt: Date })[]> =>
  ctx.db.query<ReturnSums & { summedAt: Date }>(
    `SELECT market, outcome, rounds, staked, paid, expected, variance, third, variance_squares AS "varianceSquares", summed_at AS "summedAt"
     FROM minigames.return_day WHERE site_id = $1 AND game = $2 AND day >= $3::date AND day IS DISTINCT FROM $4::date ORDER BY market, outcome`,
    [ctx.siteId, game, firstDay, notOf],
  )
