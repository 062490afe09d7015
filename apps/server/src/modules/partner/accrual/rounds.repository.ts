import type { Ctx } from '../../../platform/context.ts'
import type { RoundStake, TicketMake } from './round.rules.ts'

/** Of one member: all its wagers on a round of the server's own games may stand on opposite sides. */
export type TouchedRound = { memberId: number; product: string; vendorCode: string; gameCode: string; round: string }
/** What the settlements of these transactions add to a member's losses, by wager. */
export type FreshSettlement = TouchedRound & { wagerId: number; chainId: number; day: string; losses: number }

const ROUND_PRODUCTS = `('mini-game', 'sports', 'e-sports')`

export const findFresh = (ctx: Ctx, from: number, until: number): Promise<FreshSettlement[]> =>
  ctx.db.query<FreshSettlement>(
    `SELECT s.member_id AS "memberId", s.product, s.vendor_code AS "vendorCode", s.game_code AS "gameCode", w.round, s.wager_id AS "wagerId",
       s.rate_chain_id AS "chainId", to_char(max(s.settled_at) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, sum(s.stake - s.payout)::bigint AS losses
     FROM wagers.settlement_view s
     JOIN wagers.round_stake_view w ON w.site_id = s.site_id AND w.member_id = s.member_id AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id
     WHERE s.site_id = $1 AND s.written_by >= $2 AND s.written_by < $3 AND s.rate_chain_id IS NOT NULL AND s.product IN ${ROUND_PRODUCTS}
     GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 6`,
    [ctx.siteId, from, until],
  )

/** Two, because open and ended wagers of a round each have an index of their own. */
const ofRound = (status: string): string =>
  `SELECT * FROM wagers.round_stake_view x WHERE x.site_id = $1 AND x.game_code = r.game_code AND x.round = r.round AND x.member_id = r.member_id
     AND x.product = r.product AND x.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND x.${status}`

/** Every wager of these members on these rounds, as it stands now, in the order of their ids. */
export const findRoundStakes = (ctx: Ctx, rounds: readonly TouchedRound[]): Promise<RoundStake[]> =>
  ctx.db.query<RoundStake>(
    `SELECT w.member_id AS "memberId", w.wager_id AS "wagerId", w.rate_chain_id AS "chainId", w.product, w.game_code AS "gameCode", w.round, w.stake, w.payout,
       w.bonus_stake AS "bonusStake", w.status, coalesce(l.legs, '[]') AS legs, f.day AS "firstDay"
     FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) AS r (member_id, product, game_code, round)
     CROSS JOIN LATERAL (${ofRound(`status = 'placed'`)} UNION ALL ${ofRound(`status <> 'placed'`)}) w
     LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('market', x.market, 'outcome', x.outcome, 'state', x.state) ORDER BY x.ord) AS legs
       FROM wagers.leg_view x WHERE x.site_id = w.site_id AND x.member_id = w.member_id AND x.placed_at = w.placed_at AND x.wager_id = w.wager_id) l ON true
     CROSS JOIN LATERAL (SELECT to_char(min(x.settled_at) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day FROM wagers.settlement_view x
       WHERE x.site_id = w.site_id AND x.member_id = w.member_id AND x.settled_at >= w.placed_at AND x.wager_id = w.wager_id) f
     ORDER BY w.wager_id`,
    [
      ctx.siteId,
      rounds.map(({ memberId }) => memberId),
      rounds.map(({ product }) => product),
      rounds.map(({ gameCode }) => gameCode),
      rounds.map(({ round }) => round),
    ],
  )

/** Of what the tickets of these numbers are made. */
export const findTickets = (ctx: Ctx, numbers: readonly number[]): Promise<TicketMake[]> =>
  ctx.db.query<TicketMake>(
    `SELECT t.number, t.sizes, jsonb_agg(jsonb_build_object('isBanker', t.is_banker, 'state', t.state) ORDER BY t.ord) AS legs
     FROM sportsbook.ticket_leg_view t WHERE t.site_id = $1 AND t.number = ANY ($2::bigint[]) GROUP BY t.number, t.sizes`,
    [ctx.siteId, numbers],
  )

/** What counts of each of these wagers, as it was booked last. */
export const findCounted = async (ctx: Ctx, wagerIds: readonly number[], memberIds: readonly number[]) => {
  const rows = await ctx.db.query<{ wagerId: number; turnover: number }>(
    `SELECT c.wager_id AS "wagerId", c.turnover FROM unnest($2::bigint[], $3::bigint[]) AS u (member_id, wager_id)
     JOIN partner.counted c ON c.site_id = $1 AND c.member_id = u.member_id AND c.wager_id = u.wager_id`,
    [ctx.siteId, memberIds, wagerIds],
  )
  return new Map(rows.map(({ wagerId, turnover }) => [wagerId, turnover]))
}

export const saveCounted = (ctx: Ctx, counted: readonly { memberId: number; wagerId: number; turnover: bigint }[]) =>
  ctx.db.query(
    `INSERT INTO partner.counted AS c (site_id, member_id, wager_id, turnover)
     SELECT $1::bigint, u.* FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS u (member_id, wager_id, turnover)
     ON CONFLICT (site_id, member_id, wager_id) DO UPDATE SET turnover = EXCLUDED.turnover`,
    [
      ctx.siteId,
      counted.map(({ memberId }) => memberId),
      counted.map(({ wagerId }) => wagerId),
      counted.map(({ turnover }) => turnover.toString()),
    ],
  )
