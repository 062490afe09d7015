import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ROUND_COLUMNS, type RoundRow, roundOf } from '../round.repository.ts'
import type { Round } from '../round.rules.ts'

/** Whose result is known, and those that have none: cancelled, or not held. What is missed and still to come (the clock had been ahead) is not over. */
const OVER = `r.site_id = $1 AND r.game = $2 AND (r.state IN ('drawn', 'settled', 'cancelled') OR r.state = 'missed' AND r.draw_at <= $3)`

export type PastAsked = { from?: Date; until?: Date; skip?: number; limit: number }

/** Newest first. `from` and `until` are instants of draws, both included. */
export const findPastRounds = async (
  ctx: Ctx,
  game: Minigame,
  { from, until, skip = 0, limit }: PastAsked,
): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.past_rounds',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r
       WHERE ${OVER} AND r.draw_at >= coalesce($4, '-infinity'::timestamptz) AND r.draw_at <= coalesce($5, 'infinity'::timestamptz)
       ORDER BY r.draw_at DESC OFFSET $6 LIMIT $7`,
      [ctx.siteId, game, ctx.now, from ?? null, until ?? null, skip, limit],
    )
  ).map(roundOf)

/** Oldest first, also those that are not over. */
export const findRoundsBetween = async (
  ctx: Ctx,
  game: Minigame,
  { from, until }: { from: Date; until: Date },
): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.rounds_between',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.draw_at BETWEEN $3 AND $4 ORDER BY r.draw_at`,
      [ctx.siteId, game, from, until],
    )
  ).map(roundOf)

/** The newest without those that were not held: after a long outage a page shows what there was before. */
export const findHeldRounds = async (ctx: Ctx, game: Minigame, limit: number): Promise<Round[]> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.held_rounds',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r
       WHERE r.site_id = $1 AND r.game = $2 AND r.state IN ('drawn', 'settled', 'cancelled') ORDER BY r.draw_at DESC LIMIT $3`,
      [ctx.siteId, game, limit],
    )
  ).map(roundOf)

export const countPastRounds = async (
  ctx: Ctx,
  game: Minigame,
  { from, until }: { from: Date; until: Date },
): Promise<number> => {
  const [row] = await ctx.db.query<{ rounds: number }>(
    `SELECT count(*)::int AS rounds FROM minigames.round r WHERE ${OVER} AND r.draw_at BETWEEN $4 AND $5`,
    [ctx.siteId, game, ctx.now, from, until],
  )
  return row?.rounds ?? 0
}

/** The draw of the newest round whose result is known. */
export const findNewestDraw = async (ctx: Ctx, game: Minigame): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ draw_at: Date }>(
    `SELECT r.draw_at FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.numbers IS NOT NULL ORDER BY r.draw_at DESC LIMIT 1`,
    [ctx.siteId, game],
  )
  return row?.draw_at
}

/** The newest round that can be recomputed: its link is revealed. */
export const findNewestRevealed = async (ctx: Ctx, game: Minigame): Promise<Round | undefined> =>
  (
    await ctx.db.named<RoundRow>(
      'minigames.newest_revealed',
      `SELECT ${ROUND_COLUMNS} FROM minigames.round r WHERE r.site_id = $1 AND r.game = $2 AND r.link IS NOT NULL ORDER BY r.draw_at DESC LIMIT 1`,
      [ctx.siteId, game],
    )
  ).map(roundOf)[0]

export const readCommitment = async (
  ctx: Ctx,
  game: Minigame,
  chainId: number,
): Promise<{ chainId: number; commitment: string } | null> => {
  const [row] = await ctx.db.named<{ commitment: Buffer }>(
    'minigames.commitment',
    'SELECT commitment FROM minigames.chain WHERE site_id = $1 AND game = $2 AND chain_id = $3',
    [ctx.siteId, game, chainId],
  )
  return row ? { chainId, commitment: row.commitment.toString('hex') } : null
}
