import type { MemberFlow, RatedProduct } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { MemberStake } from './figures.rules.ts'

/** From an instant up to but without another. */
type Span = { from: Date; until: Date }
type Flow = Omit<MemberFlow, 'waiting'>

/** Below a partner now, or with a wager of the period that names a chain; no account of the operator's own. */
const BELOW = `((SELECT member_id FROM partner.place WHERE site_id = $1
  UNION SELECT member_id FROM wagers.settlement_view WHERE site_id = $1 AND settled_at >= $2 AND settled_at < $3 AND rate_chain_id IS NOT NULL)
  EXCEPT SELECT member_id FROM identity.test_member_view WHERE site_id = $1)`

/** What bonuses cost, by member. */
export const findBonuses = async (ctx: Ctx, { from, until }: Span): Promise<Flow[]> => {
  const rows = await ctx.db.query<{ memberId: number; bonuses: string }>(
    `SELECT c.member_id AS "memberId", sum(c.amount)::text AS bonuses FROM promotions.bonus_cost_view c
     WHERE c.site_id = $1 AND c.at >= $2 AND c.at < $3 AND c.member_id IN ${BELOW}
     GROUP BY c.member_id HAVING sum(c.amount) <> 0 ORDER BY 1`,
    [ctx.siteId, from, until],
  )
  return rows.map(({ memberId, bonuses }) => ({ ...nothing, memberId, bonuses: BigInt(bonuses) }))
}

const nothing = { bonuses: 0n, deposits: 0n, withdrawals: 0n, opening: 0n, closing: 0n }

/** Rows of one wager. */
const same = (one: string, other: string): string =>
  `${one}.site_id = ${other}.site_id AND ${one}.member_id = ${other}.member_id AND ${one}.wager_id = ${other}.wager_id`

/**
 * What had been staked by an instant on the wagers that were open then: those that are open since, and those whose first settlement since then found them open. What was settled before is no stake any more,
 * whatever a later correction takes back of it.
 */
const openAt = (instant: string): string => `(
  SELECT o.member_id, sum(m.stake) AS stake FROM (
    SELECT w.site_id, w.member_id, w.placed_at, w.wager_id FROM wagers.state_view w WHERE w.site_id = $1 AND w.settled_at IS NULL AND w.placed_at < ${instant}
      AND NOT EXISTS (SELECT FROM wagers.settlement_view s WHERE ${same('s', 'w')} AND s.settled_at >= ${instant})
    UNION ALL
    SELECT s.site_id, s.member_id, s.placed_at, s.wager_id FROM wagers.settlement_view s WHERE s.site_id = $1 AND s.settled_at >= ${instant} AND s.placed_at < ${instant}
      AND (s.version = 1 OR EXISTS (SELECT FROM wagers.settlement_view p WHERE ${same('p', 's')} AND p.settled_at >= p.placed_at AND p.settled_at < ${instant}
        AND p.version = s.version - 1 AND p.kind = 'reopened'))) o
  CROSS JOIN LATERAL (SELECT sum(CASE v.kind WHEN 'bet' THEN v.amount ELSE -v.amount END) AS stake FROM wagers.stake_move_view v
    WHERE ${same('v', 'o')} AND v.placed_at = o.placed_at AND v.happened_at < ${instant}) m
  GROUP BY 1)`

/**
 * What came from members and went to them, and what all their purses and open stakes were at both ends. What a partner gives and takes back counts as a deposit and a withdrawal: it is money of its own, which no
 * member won or lost.
 */
export const findFlows = async (ctx: Ctx, { from, until }: Span): Promise<Flow[]> => {
  const rows = await ctx.db.query<
    Record<'deposits' | 'withdrawals' | 'opening' | 'closing', string> & { memberId: number }
  >(
    `WITH below AS MATERIALIZED ${BELOW}, held AS (
       SELECT v.member_id, sum(v.balance) AS now FROM ledger.balance_view v JOIN below USING (member_id)
       WHERE v.site_id = $1 AND v.purse NOT IN ('points', 'commission') GROUP BY 1
     ), moved AS (
       SELECT e.member_id, sum(e.amount) FILTER (WHERE e.happened_at >= $3) AS since, sum(e.amount) AS of_all FROM ledger.entry_view e JOIN below USING (member_id)
       WHERE e.site_id = $1 AND e.created_at >= $2::timestamptz - interval '1 day' AND e.happened_at >= $2 AND e.account NOT IN ('points', 'commission') GROUP BY 1
     ), came AS (
       SELECT member_id, amount, cash_type = 'deposit' AS is_in FROM cashier.request_view WHERE site_id = $1 AND status = 1 AND handled_at >= $2 AND handled_at < $3
       UNION ALL SELECT member_id, amount, way = 'give' FROM partner.money_move WHERE site_id = $1 AND moved_at >= $2 AND moved_at < $3
     ), cash AS (
       SELECT c.member_id, sum(c.amount) FILTER (WHERE c.is_in) AS deposits, sum(c.amount) FILTER (WHERE NOT c.is_in) AS withdrawals
       FROM came c JOIN below USING (member_id) GROUP BY 1
     )
     SELECT member_id AS "memberId", coalesce(c.deposits, 0)::text AS deposits, coalesce(c.withdrawals, 0)::text AS withdrawals,
       (coalesce(h.now, 0) - coalesce(m.of_all, 0) + coalesce(o.stake, 0))::text AS opening, (coalesce(h.now, 0) - coalesce(m.since, 0) + coalesce(x.stake, 0))::text AS closing
     FROM below LEFT JOIN held h USING (member_id) LEFT JOIN moved m USING (member_id) LEFT JOIN cash c USING (member_id)
     LEFT JOIN ${openAt('$2')} o USING (member_id) LEFT JOIN ${openAt('$3')} x USING (member_id) ORDER BY 1`,
    [ctx.siteId, from, until],
  )
  return rows
    .map(({ memberId, deposits, withdrawals, opening, closing }) => ({
      ...{ memberId, bonuses: 0n, deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) },
      ...{ opening: BigInt(opening), closing: BigInt(closing) },
    }))
    .filter(({ deposits, withdrawals, opening, closing }) => deposits - withdrawals !== closing - opening)
}

/** As `@maru/commission` rates a wager: a mini game by its markets, sports by the shortest line of the ticket. */
const RATED = `CASE s.product
  WHEN 'mini-game' THEN CASE WHEN w.legs > 1 THEN 'mini-combination' ELSE 'mini-single' END
  WHEN 'sports' THEN CASE least(3, greatest(1, coalesce(t.size, w.legs))) WHEN 1 THEN 'sports-1' WHEN 2 THEN 'sports-2' ELSE 'sports-3' END
  ELSE s.product END`

/** What these members staked on what was settled in the period, by chain and product. Of wagers that were settled first in an earlier one, corrections belong there. */
export const findStakes = async (
  ctx: Ctx,
  memberIds: readonly number[],
  { from, until }: Span,
): Promise<MemberStake[]> => {
  if (memberIds.length === 0) return []
  const rows = await ctx.db.query<{ memberId: number; chainId: number; product: RatedProduct; stake: string }>(
    `SELECT s.member_id AS "memberId", s.rate_chain_id AS "chainId", ${RATED} AS product, sum(s.stake)::text AS stake
     FROM wagers.settlement_view s
     LEFT JOIN wagers.round_stake_view w ON s.product IN ('mini-game', 'sports') AND w.site_id = s.site_id AND w.member_id = s.member_id
       AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id
     LEFT JOIN LATERAL (SELECT min(size) AS size FROM sportsbook.ticket_leg_view t CROSS JOIN LATERAL unnest(t.sizes) AS size
       WHERE s.product = 'sports' AND t.site_id = s.site_id AND t.number = CASE WHEN w.round ~ '^[0-9]{1,15}$' THEN w.round::bigint END) t ON true
     WHERE s.site_id = $1 AND s.member_id = ANY ($2::bigint[]) AND s.settled_at >= $3 AND s.settled_at < $4 AND s.rate_chain_id IS NOT NULL
       AND (s.version = 1 OR NOT EXISTS (SELECT FROM wagers.settlement_view p WHERE ${same('p', 's')} AND p.settled_at >= p.placed_at AND p.settled_at < $3))
     GROUP BY 1, 2, 3 HAVING sum(s.stake) > 0 ORDER BY 1, 2, 3`,
    [ctx.siteId, memberIds, from, until],
  )
  return rows.map(({ stake, ...of }) => ({ ...of, stake: BigInt(stake) }))
}
