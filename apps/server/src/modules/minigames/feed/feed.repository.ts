import type { Draw } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import type { RoundRow } from '../round.repository.ts'
import { ROUND_COLUMNS, roundOf } from '../round.repository.ts'
import type { GameKey, Round, RoundKey } from '../round.rules.ts'
import type { FeedFault } from './feed.ts'
import { type Said, textOfDraw, unreadable } from './judge.rules.ts'

/** Rounds of feeds that run, or whose draw is not long ago: those that wait for a result, and those in which one may come too early or be contradicted. */
export const findFeedRounds = async (ctx: Ctx, { siteId, game }: GameKey, since: Date): Promise<Round[]> =>
  (
    await ctx.db.query<RoundRow>(
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at >= $3 AND r.opens_at <= $4 AND r.source = 'feed'
         AND r.state NOT IN ('cancelled', 'missed') ORDER BY r.draw_at`,
      [siteId, game, since, ctx.now],
    )
  ).map(roundOf)

/** Of one round. More say nothing new: two that differ are for staff. */
const MOST_SAID = 50

type NewSaid = { said: string; draw: Draw; problem: string | null }
export const resultSaid = (draw: Draw, problem: string | null): NewSaid => ({
  said: textOfDraw(draw).slice(0, 500),
  draw,
  problem,
})
/** A row that may be a result of the round, and cannot be read. */
export const faultSaid = ({ text }: FeedFault): NewSaid => ({
  said: text,
  draw: { numbers: [], powerBall: null },
  problem: unreadable,
})

/** True where this was not said before. The round is locked. */
export const insertSaid = async (ctx: Ctx, round: RoundKey, { said, draw, problem }: NewSaid): Promise<boolean> =>
  (
    await ctx.db.query(
      `INSERT INTO minigames.feed_result (site_id, game, draw_at, said, numbers, power_ball, received_at, problem)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8
       WHERE (SELECT count(*) FROM minigames.feed_result x WHERE x.site_id = $1 AND x.game = $2 AND x.draw_at = $3) < ${MOST_SAID}
       ON CONFLICT DO NOTHING RETURNING 1`,
      [round.siteId, round.game, round.drawAt, said, draw.numbers, draw.powerBall, ctx.now, problem],
    )
  ).length > 0

type SaidRow = {
  said: string
  numbers: number[]
  power_ball: number | null
  received_at: Date
  problem: string | null
}

/** In the order in which they came. */
export const findSaid = async (ctx: Ctx, { siteId, game, drawAt }: RoundKey): Promise<Said[]> =>
  (
    await ctx.db.query<SaidRow>(
      `SELECT said, numbers, power_ball, received_at, problem FROM minigames.feed_result WHERE site_id = $1 AND game = $2 AND draw_at = $3 ORDER BY received_at, said`,
      [siteId, game, drawAt],
    )
  ).map((row) => ({
    text: row.said,
    draw: { numbers: row.numbers, powerBall: row.power_ball },
    receivedAt: row.received_at,
    problem: row.problem,
  }))
