import type { Ctx } from '../../../platform/context.ts'
import type { RoundStake, TicketMake } from './round.rules.ts'
import { IS_REPORTED, validOf } from './stakes.repository.ts'

/** Of one member: all its wagers on a round of the server's own games may stand on opposite sides. */
export type TouchedRound = { memberId: number; product: string; vendorCode: string; gameCode: string; round: string }
/** What the settlements of these transactions add to a member's losses, by wager and day. `chainId`: null where nobody stood above the member; its wager may be opposite to one that has a chain. */
export type FreshSettlement = TouchedRound & {
  wagerId: number
  chainId: number | null
  placedAt: Date
  day: string
  losses: number
}

/** All that one member has on a round of these is computed together. Those of the server itself, as `roundProducts` of wagers, but for `virtual`, whose wagers are each a round. */
export const productsByRound: readonly string[] = ['mini-game', 'sports', 'e-sports']
const PRODUCTS_BY_ROUND = `(${productsByRound.map((product) => `'${product}'`).join(', ')})`

/** Open and ended wagers of a round each have an index of their own, which have the member so. */
const OPEN = `x.status = 'placed' AND x.member_id + 0`
const ENDED = `x.status <> 'placed' AND x.member_id`

const hasChain = (ofMember: string): string =>
  `EXISTS (SELECT FROM wagers.round_stake_view x WHERE x.site_id = s.site_id AND x.game_code = s.game_code AND x.round = w.round AND ${ofMember} = s.member_id
     AND x.product = s.product AND x.product IN ('sports', 'e-sports', 'mini-game', 'virtual') AND x.rate_chain_id IS NOT NULL)`

/** A round on which no wager of the member has a chain comes to nothing for anybody; of a table's there is one wager. */
const FRESH = `DECLARE fresh_settlement NO SCROLL CURSOR FOR
  SELECT s.member_id AS "memberId", s.product, s.vendor_code AS "vendorCode", s.game_code AS "gameCode", w.round, s.wager_id AS "wagerId",
    s.rate_chain_id AS "chainId", s.placed_at AS "placedAt", to_char(s.settled_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day, sum(s.stake - s.payout)::bigint AS losses
  FROM wagers.settlement_view s
  JOIN wagers.round_stake_view w ON w.site_id = s.site_id AND w.member_id = s.member_id AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id
  WHERE s.site_id = $1 AND s.written_by >= $2 AND s.written_by < $3
    AND (s.product IN ${PRODUCTS_BY_ROUND} AND (s.rate_chain_id IS NOT NULL OR ${hasChain(OPEN)} OR ${hasChain(ENDED)})
      OR s.rate_chain_id IS NOT NULL AND ${IS_REPORTED})
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9 ORDER BY 1, 9, 6`

/** What these transactions settled, in pieces of some size with all of each of their members: after hours without a run there may be more than fits in memory. */
export async function* freshSettlements(
  ctx: Ctx,
  from: number,
  until: number,
  most: number,
): AsyncGenerator<FreshSettlement[]> {
  await ctx.db.query(FRESH, [ctx.siteId, from, until])
  let left: FreshSettlement[] = []
  for (;;) {
    const read = await ctx.db.query<FreshSettlement>(`FETCH ${most} FROM fresh_settlement`)
    const last = read.length < most ? undefined : read.at(-1)?.memberId
    const all = [...left, ...read]
    left = all.filter(({ memberId }) => memberId === last)
    const whole = all.filter(({ memberId }) => memberId !== last)
    if (whole.length > 0) yield whole
    if (last === undefined) break
  }
  await ctx.db.query('CLOSE fresh_settlement')
}

const FIRST_DAY = `SELECT to_char(min(x.settled_at) AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day FROM wagers.settlement_view x
  WHERE x.site_id = w.site_id AND x.member_id = w.member_id AND x.settled_at >= w.placed_at AND x.wager_id = w.wager_id`

const ofRound = (ofMember: string): string =>
  `SELECT * FROM wagers.round_stake_view x WHERE x.site_id = $1 AND x.game_code = r.game_code AND x.round = r.round AND ${ofMember} = r.member_id
     AND x.product = r.product AND x.product IN ('sports', 'e-sports', 'mini-game', 'virtual')`

/** Every wager of these members on these rounds, as it stands now, in the order of their ids. */
export const findRoundStakes = (ctx: Ctx, rounds: readonly TouchedRound[]): Promise<RoundStake[]> =>
  ctx.db.query<RoundStake>(
    `SELECT w.member_id AS "memberId", w.placed_at AS "placedAt", w.wager_id AS "wagerId", w.rate_chain_id AS "chainId", w.product, w.game_code AS "gameCode", w.round, w.stake, w.payout,
       w.bonus_stake AS "bonusStake", w.status, coalesce(l.legs, '[]') AS legs, f.day AS "firstDay"
     FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) AS r (member_id, product, game_code, round)
     CROSS JOIN LATERAL (${ofRound(OPEN)} UNION ALL ${ofRound(ENDED)}) w
     LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('market', x.market, 'outcome', x.outcome, 'state', x.state) ORDER BY x.ord) AS legs
       FROM wagers.leg_view x WHERE x.site_id = w.site_id AND x.member_id = w.member_id AND x.placed_at = w.placed_at AND x.wager_id = w.wager_id) l ON true
     CROSS JOIN LATERAL (${FIRST_DAY}) f
     ORDER BY w.wager_id`,
    [
      ctx.siteId,
      rounds.map(({ memberId }) => memberId),
      rounds.map(({ product }) => product),
      rounds.map(({ gameCode }) => gameCode),
      rounds.map(({ round }) => round),
    ],
  )

/** Wagers on tables with what their places came to: of one member's round there is one. */
export const findTableStakes = (
  ctx: Ctx,
  wagers: readonly Pick<FreshSettlement, 'memberId' | 'placedAt' | 'wagerId'>[],
): Promise<RoundStake[]> =>
  ctx.db.query<RoundStake>(
    `SELECT w.member_id AS "memberId", w.placed_at AS "placedAt", w.wager_id AS "wagerId", w.rate_chain_id AS "chainId", w.product, w.game_code AS "gameCode", w.round, w.stake, w.payout,
       w.bonus_stake AS "bonusStake", w.status, '[]'::jsonb AS legs, t.ended, f.day AS "firstDay"
     FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) AS r (member_id, placed_at, wager_id)
     JOIN wagers.round_stake_view w ON w.site_id = $1 AND w.member_id = r.member_id AND w.placed_at = r.placed_at AND w.wager_id = r.wager_id
     CROSS JOIN LATERAL (SELECT e.ended FROM wagers.ended_table_view e
       WHERE e.site_id = w.site_id AND e.member_id = w.member_id AND e.placed_at = w.placed_at AND e.wager_id = w.wager_id ORDER BY e.ord DESC LIMIT 1) t
     CROSS JOIN LATERAL (${FIRST_DAY}) f
     ORDER BY w.wager_id`,
    [
      ctx.siteId,
      wagers.map(({ memberId }) => memberId),
      wagers.map(({ placedAt }) => placedAt),
      wagers.map(({ wagerId }) => wagerId),
    ],
  )

/** What counted of wagers on tables before anything was said of their places: that was booked by what was at risk, and is in no other table. */
export const findAtRisk = async (ctx: Ctx, wagers: readonly FreshSettlement[]) => {
  const rows = await ctx.db.query<{ wagerId: number; turnover: number }>(
    `SELECT s.wager_id AS "wagerId", ${validOf('s.stake', 's.payout', 's.bonus')} AS turnover
     FROM (SELECT p.wager_id, p.product, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout, sum(p.bonus_stake)::bigint AS bonus
       FROM unnest($2::bigint[], $3::timestamptz[], $4::bigint[]) AS r (member_id, placed_at, wager_id)
       CROSS JOIN LATERAL (SELECT x.*, min(x.version) FILTER (WHERE x.is_reported) OVER () AS reported FROM wagers.settlement_view x
         WHERE x.site_id = $1 AND x.member_id = r.member_id AND x.settled_at >= r.placed_at AND x.wager_id = r.wager_id) p
       WHERE p.version < p.reported GROUP BY 1, 2) s`,
    [
      ctx.siteId,
      wagers.map(({ memberId }) => memberId),
      wagers.map(({ placedAt }) => placedAt),
      wagers.map(({ wagerId }) => wagerId),
    ],
  )
  return new Map(rows.map(({ wagerId, turnover }) => [wagerId, turnover]))
}

/** Of what the tickets of these stakes are made, by their numbers. A vendor's wager on sports has none. */
export const findTickets = async (
  ctx: Ctx,
  stakes: readonly { product: string; round: string }[],
): Promise<ReadonlyMap<number, TicketMake>> => {
  const numbers = stakes
    .filter(({ product, round }) => product !== 'mini-game' && /^\d{1,15}$/.test(round))
    .map(({ round }) => Number(round))
  const tickets = await ctx.db.query<TicketMake>(
    `SELECT t.number, t.sizes, t.stake, t.cashed_stake AS cashed, jsonb_agg(jsonb_build_object('isBanker', t.is_banker, 'state', t.state) ORDER BY t.ord) AS legs
     FROM sportsbook.ticket_leg_view t WHERE t.site_id = $1 AND t.number = ANY ($2::bigint[]) GROUP BY t.number, t.sizes, t.stake, t.cashed_stake`,
    [ctx.siteId, numbers],
  )
  return new Map(tickets.map((ticket) => [ticket.number, ticket]))
}

/** What counts of a wager as it was booked last, and on which day; days never go back. */
export type Counted = { turnover: number; lastDay: string | null }

export const findCounted = async (
  ctx: Ctx,
  stakes: readonly { wagerId: number; memberId: number }[],
): Promise<ReadonlyMap<number, Counted>> => {
  const rows = await ctx.db.query<Counted & { wagerId: number }>(
    `SELECT c.wager_id AS "wagerId", c.turnover, c.days[cardinality(c.days)]::text AS "lastDay" FROM unnest($2::bigint[], $3::bigint[]) AS u (member_id, wager_id)
     JOIN partner.counted c ON c.site_id = $1 AND c.member_id = u.member_id AND c.wager_id = u.wager_id`,
    [ctx.siteId, stakes.map(({ memberId }) => memberId), stakes.map(({ wagerId }) => wagerId)],
  )
  return new Map(rows.map(({ wagerId, ...counted }) => [wagerId, counted]))
}

export type NewCounted = { memberId: number; wagerId: number; day: string; turnover: bigint }

export const saveCounted = (ctx: Ctx, counted: readonly NewCounted[]) =>
  ctx.db.query(
    `INSERT INTO partner.counted AS c (site_id, member_id, wager_id, turnover, days, turnovers)
     SELECT $1::bigint, u.member_id, u.wager_id, u.turnover, ARRAY[u.day], ARRAY[u.turnover]
     FROM unnest($2::bigint[], $3::bigint[], $4::date[], $5::bigint[]) AS u (member_id, wager_id, day, turnover)
     ON CONFLICT (site_id, member_id, wager_id) DO UPDATE SET turnover = EXCLUDED.turnover,
       days = array_remove(c.days, EXCLUDED.days[1]) || EXCLUDED.days,
       turnovers = c.turnovers[:cardinality(array_remove(c.days, EXCLUDED.days[1]))] || EXCLUDED.turnovers`,
    [
      ctx.siteId,
      counted.map(({ memberId }) => memberId),
      counted.map(({ wagerId }) => wagerId),
      counted.map(({ day }) => day),
      counted.map(({ turnover }) => turnover.toString()),
    ],
  )
