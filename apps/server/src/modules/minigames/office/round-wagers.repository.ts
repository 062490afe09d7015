import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type RoundWagerRow = {
  memberId: number
  placedAt: Date
  wagerId: number
  selections: { market: string; outcome: string }[] | null
  price: number | null
  stake: number
  payout: number
  status: 'placed' | 'settled' | 'cancelled'
}

// The product and the states stand in the text, so that the indexes of rounds serve it (migrations/0800_wagers_wagers.sql).
const OF_ROUND = ['placed', 'settled', 'cancelled']
  .map(
    (status) => `SELECT member_id, placed_at, wager_id, price, stake, payout, status FROM wagers.round_wager_view
     WHERE site_id = $1 AND product = 'mini-game' AND vendor_code = 'maru' AND game_code = $2 AND round = $3 AND status = '${status}'`,
  )
  .join(' UNION ALL ')

/** Of the context's site, newest first. */
export const wagersOfRound = async (
  ctx: Ctx,
  game: Minigame,
  roundId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: RoundWagerRow[]; total: number }> => {
  const values = [ctx.siteId, game, roundId]
  const rows = await ctx.db.query<RoundWagerRow>(
    `SELECT w.member_id AS "memberId", w.placed_at AS "placedAt", w.wager_id AS "wagerId", w.price, w.stake, w.payout, w.status,
       (SELECT jsonb_agg(jsonb_build_object('market', l.market, 'outcome', l.outcome) ORDER BY l.ord) FROM wagers.leg_view l
        WHERE l.site_id = $1 AND l.member_id = w.member_id AND l.placed_at = w.placed_at AND l.wager_id = w.wager_id) AS selections
     FROM (${OF_ROUND}) w ORDER BY w.placed_at DESC, w.wager_id DESC LIMIT $4 OFFSET $5`,
    [...values, size, (page - 1) * size],
  )
  const [count] = await ctx.db.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${OF_ROUND}) w`, values)
  return { rows, total: count?.total ?? 0 }
}
