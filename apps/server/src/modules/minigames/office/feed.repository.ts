import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ROUND_COLUMNS, type RoundRow, roundOf } from '../round.repository.ts'
import type { Round } from '../round.rules.ts'

export type FeedFacts = {
  game: Minigame
  lastHeardAt: Date | null
  isContradicting: boolean
  isLate: boolean
  isUnread: boolean
}

/** What games with a feed have received, whether a round waits for it or for staff, and whether something of it cannot be read. */
export const feedFacts = async (ctx: Ctx): Promise<ReadonlyMap<Minigame, FeedFacts>> => {
  const rows = await ctx.db.query<FeedFacts>(
    `SELECT g.game, (SELECT max(f.received_at) FROM minigames.feed_result f WHERE f.site_id = g.site_id AND f.game = g.game) AS "lastHeardAt",
       EXISTS (SELECT FROM minigames.round r JOIN minigames.feed_result f USING (site_id, game, draw_at)
         WHERE r.site_id = g.site_id AND r.game = g.game AND r.is_held) AS "isContradicting",
       EXISTS (SELECT FROM minigames.round r WHERE r.site_id = g.site_id AND r.game = g.game AND r.settled_at IS NULL
         AND r.source = 'feed' AND r.numbers IS NULL AND r.draw_at < $2::timestamptz - interval '1 minute') AS "isLate",
       EXISTS (SELECT FROM minigames.feed_state s WHERE s.site_id = g.site_id AND s.game = g.game
         AND (s.problem IS NOT NULL OR s.set_aside <> '[]')) AS "isUnread"
     FROM minigames.game g WHERE g.site_id = $1 AND g.source = 'feed'`,
    [ctx.siteId, ctx.now],
  )
  return new Map(rows.map((row) => [row.game, row]))
}

/** `isOpen`: staff may say what its result is. */
export type FeedRound = Round & { isOpen: boolean }
const MOST_ROUNDS = 50
const IS_OPEN = `(r.is_held AND r.state IN ('closed', 'drawn', 'settled'))`

/** Of the context's site: imported rounds whose draw was due, newest first, those that are open before all others. */
export const findFeedRounds = async (ctx: Ctx, game: Minigame): Promise<FeedRound[]> =>
  (
    await ctx.db.query<RoundRow & { is_open: boolean }>(
      `SELECT ${ROUND_COLUMNS}, ${IS_OPEN} AS is_open FROM minigames.round r
       WHERE r.site_id = $1 AND r.game = $2 AND r.source = 'feed' AND r.draw_at <= $3 AND r.state NOT IN ('cancelled', 'missed')
       ORDER BY ${IS_OPEN} DESC, r.draw_at DESC LIMIT ${MOST_ROUNDS}`,
      [ctx.siteId, game, ctx.now],
    )
  ).map((row) => ({ ...roundOf(row), isOpen: row.is_open }))
