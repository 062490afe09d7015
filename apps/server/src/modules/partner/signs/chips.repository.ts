import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import { MOST_ON_MARKET, type Pair, tableMarkets } from './signs.rules.ts'

const places = tableMarkets.flatMap((sides, market) => sides.map((on) => ({ market, on })))

/** What members below partners had on even chances of live tables, as vendors said when rounds ended. */
const CHIPS = `chips AS MATERIALIZED (
  SELECT p.partner_id, e.member_id, w.vendor_code, w.game_code, w.round, m.market, x."on" AS place, sum(x.stake) AS stake
  FROM (SELECT DISTINCT ON (v.site_id, v.member_id, v.placed_at, v.wager_id) v.* FROM wagers.ended_table_view v
    WHERE v.site_id = $1 AND v.placed_at >= $2 AND v.placed_at < $3 ORDER BY v.site_id, v.member_id, v.placed_at, v.wager_id, v.ord DESC) e
  JOIN wagers.round_stake_view w ON w.site_id = e.site_id AND w.member_id = e.member_id AND w.placed_at = e.placed_at AND w.wager_id = e.wager_id AND w.status = 'settled'
  JOIN partner.place p ON p.site_id = e.site_id AND p.member_id = e.member_id
  CROSS JOIN LATERAL jsonb_to_recordset(e.ended -> 'places') AS x ("on" text, stake bigint)
  JOIN unnest($4::int[], $5::text[]) AS m (market, place) ON m.place = x."on"
  WHERE x.stake > 0 GROUP BY 1, 2, 3, 4, 5, 6, 7
)`
const ROUND = ['vendor_code', 'game_code', 'round', 'market']
const sameRound = ROUND.map((name) => `b.${name} = a.${name}`).join(' AND ')
const NEARLY_SAME = 'least(a.stake, b.stake) * 5 >= greatest(a.stake, b.stake) * 4'
const sentTo = (ctx: Ctx, { from, until }: Period) => [
  ...[ctx.siteId, from, until],
  places.map(({ market }) => market),
  places.map(({ on }) => on),
]

/** Members who had chips on both sides in one round, each by itself. `one` and `other` are the same. */
export const findBothSides = (ctx: Ctx, period: Period): Promise<Pair[]> =>
  ctx.db.query<Pair>(
    `WITH ${CHIPS}, rounds AS (
       SELECT a.partner_id, a.member_id, a.vendor_code, a.game_code, a.round, a.market, max(least(a.stake, b.stake)) FILTER (WHERE ${NEARLY_SAME}) AS covered
       FROM chips a LEFT JOIN chips b ON b.partner_id = a.partner_id AND b.member_id = a.member_id AND ${sameRound} AND b.place <> a.place GROUP BY 1, 2, 3, 4, 5, 6
     )
     SELECT partner_id AS "partnerId", member_id AS one, member_id AS other, count(*)::int AS rounds, count(covered)::int AS opposite, coalesce(sum(covered), 0)::bigint AS covered
     FROM rounds GROUP BY 1, 2 HAVING count(covered) > 0 ORDER BY 1, 2`,
    sentTo(ctx, period),
  )

/** Two members of one partner, or with one device (`devices`: one and other), who had chips on one even chance, each on one side of it. */
export const findOppositeChips = (
  ctx: Ctx,
  period: Period,
  devices: readonly (readonly [one: number, other: number])[],
): Promise<Pair[]> =>
  ctx.db.query<Pair>(
    `WITH ${CHIPS}, sides AS (
       SELECT partner_id, member_id, vendor_code, game_code, round, market, min(place) AS place, sum(stake) AS stake FROM chips
       GROUP BY 1, 2, 3, 4, 5, 6 HAVING count(DISTINCT place) = 1
     ), counted AS (
       SELECT s.*, count(*) OVER (PARTITION BY partner_id, vendor_code, game_code, round, market) AS members FROM sides s
     ), pairs AS (
       SELECT a.partner_id, a.member_id AS one, b.member_id AS other, least(a.stake, b.stake) AS smaller, a.place <> b.place AND ${NEARLY_SAME} AS is_opposite
       FROM counted a JOIN counted b ON ${sameRound} AND b.member_id > a.member_id
       WHERE b.partner_id = a.partner_id AND a.members <= $6
         OR EXISTS (SELECT FROM unnest($7::bigint[], $8::bigint[]) AS d (one, other) WHERE d.one = a.member_id AND d.other = b.member_id)
     )
     SELECT partner_id AS "partnerId", one, other, count(*)::int AS rounds, count(*) FILTER (WHERE is_opposite)::int AS opposite,
       coalesce(sum(smaller) FILTER (WHERE is_opposite), 0)::bigint AS covered
     FROM pairs GROUP BY 1, 2, 3 HAVING bool_or(is_opposite) ORDER BY 1, 2, 3`,
    [...sentTo(ctx, period), MOST_ON_MARKET, devices.map(([one]) => one), devices.map(([, other]) => other)],
  )

/** Everybody who had chips on them. */
export const findChipMembers = async (ctx: Ctx, period: Period): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `WITH ${CHIPS} SELECT DISTINCT member_id AS id FROM chips ORDER BY 1`,
    sentTo(ctx, period),
  )
  return rows.map(({ id }) => id)
}
