import { plainProduct } from '@maru/commission/slow'
import type pg from 'pg'
import type { Site } from './journal.ts'
import type { StoredSettlement } from './settlements.ts'

/** What belongs to a member and to no product. `growth`: of all its purses and open stakes together. */
export type PlainMemberFlow = { bonuses: bigint; deposits: bigint; withdrawals: bigint; growth: bigint }
type Stored = PlainMemberFlow & { waitingBefore: bigint; waitingAfter: bigint }
export type MemberSums = { memberId: number; stored: Stored; expected: PlainMemberFlow; stakes: MemberStake[] }
export type MemberStake = { chainId: number; product: string; stake: bigint }

/** Both ends of the period, as PostgreSQL compares them. */
const FROM = `($2::date::timestamp AT TIME ZONE 'Asia/Seoul')`
const UNTIL = `(($3::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul')`
const within = (at: string): string => `${at} >= ${FROM} AND ${at} < ${UNTIL}`

/** Members whom the settlement names, and all who played in it below a partner. No account of the operator's own. */
const MEMBERS = `
  SELECT member_id FROM (
    SELECT member_id FROM partner.settlement_flow WHERE site_id = $1 AND settlement_id = $4
    UNION SELECT member_id FROM wagers.settlement WHERE site_id = $1 AND ${within('settled_at')} AND rate_chain_id IS NOT NULL) m
  WHERE NOT EXISTS (SELECT FROM identity.member t WHERE t.site_id = $1 AND t.member_id = m.member_id AND t.is_test)`

/** What bonuses cost: as they were granted, and less what of them was taken back. */
const BONUSES = `
  SELECT member_id, sum(amount) AS amount FROM (
    SELECT member_id, amount FROM promotions.bonus_grant WHERE site_id = $1 AND ${within('granted_at')}
    UNION ALL SELECT member_id, -taken_back FROM promotions.bonus_grant WHERE site_id = $1 AND taken_back > 0 AND ${within('ended_at')}
    UNION ALL SELECT member_id, -amount FROM promotions.stray WHERE site_id = $1 AND ${within('taken_at')}) b GROUP BY 1`

/** What partners gave them is a deposit, too, and what they took back a withdrawal. */
const CASH = `
  SELECT member_id, sum(amount) FILTER (WHERE way IN ('deposit', 'give')) AS deposits, sum(amount) FILTER (WHERE way NOT IN ('deposit', 'give')) AS withdrawals FROM (
    SELECT member_id, amount, cash_type AS way FROM cashier.request WHERE site_id = $1 AND status = 1 AND ${within('handled_at')}
    UNION ALL SELECT member_id, amount, way FROM partner.money_move WHERE site_id = $1 AND ${within('moved_at')}) c GROUP BY 1`

/** All that came to a member's purses in the period less all that left them. Points and commission are no money of play. */
const PURSES = `
  SELECT member_id, sum(amount) AS amount FROM ledger.entry_view
  WHERE site_id = $1 AND member_id IS NOT NULL AND created_at >= ${FROM} - interval '1 day' AND ${within('happened_at')} AND account NOT IN ('points', 'commission') GROUP BY 1`

/** What had been staked by an instant, and not taken back, on wagers that were open then: placed before it, and settled not at all by then, or opened anew. */
const openAt = (instant: string): string => `
  SELECT w.member_id, sum(staked.amount) AS stake FROM wagers.wager w
  LEFT JOIN LATERAL (SELECT s.kind FROM wagers.settlement s WHERE s.site_id = w.site_id AND s.member_id = w.member_id AND s.wager_id = w.wager_id
    AND s.settled_at >= w.placed_at AND s.settled_at < ${instant} ORDER BY s.version DESC LIMIT 1) last ON true
  CROSS JOIN LATERAL (SELECT coalesce(sum(m.amount) FILTER (WHERE m.kind = 'bet'), 0) - coalesce(sum(m.amount) FILTER (WHERE m.kind = 'rollback'), 0) AS amount
    FROM wagers.movement m WHERE m.site_id = w.site_id AND m.member_id = w.member_id AND m.placed_at = w.placed_at AND m.wager_id = w.wager_id AND m.happened_at < ${instant}) staked
  WHERE w.site_id = $1 AND w.placed_at < ${instant} AND coalesce(last.kind, 'reopened') = 'reopened' AND w.member_id IN (SELECT member_id FROM members) GROUP BY 1`

const none = `SELECT NULL::bigint AS member_id, 0::bigint AS`

/** Of every member what the settlement says, beside what promotions, cash and wagers say. */
export const memberSums = async (
  client: pg.ClientBase,
  site: Site,
  { settlementId, from, until, rule }: StoredSettlement,
): Promise<MemberSums[]> => {
  const isFlow = rule === 'flow'
  const { rows } = await client.query<{ member: string } & Record<'stored' | 'expected', Record<string, string>>>(
    `WITH members AS MATERIALIZED (${MEMBERS}), bonuses AS (${isFlow ? `${none} amount` : BONUSES}),
       cash AS (${isFlow ? CASH : `${none} deposits, 0::bigint AS withdrawals`}), purses AS (${isFlow ? PURSES : `${none} amount`}),
       opening AS (${isFlow ? openAt(FROM) : `${none} stake`}), closing AS (${isFlow ? openAt(UNTIL) : `${none} stake`})
     SELECT m.member_id::text AS member,
       jsonb_build_object('bonuses', coalesce(f.bonuses, 0)::text, 'deposits', coalesce(f.deposits, 0)::text, 'withdrawals', coalesce(f.withdrawals, 0)::text,
         'growth', coalesce(f.closing - f.opening, 0)::text, 'waitingBefore', coalesce(f.waiting_before, 0)::text, 'waitingAfter', coalesce(f.waiting_after, 0)::text) AS stored,
       jsonb_build_object('bonuses', coalesce(b.amount, 0)::text, 'deposits', coalesce(c.deposits, 0)::text, 'withdrawals', coalesce(c.withdrawals, 0)::text,
         'growth', (coalesce(p.amount, 0) + coalesce(z.stake, 0) - coalesce(a.stake, 0))::text) AS expected
     FROM members m LEFT JOIN partner.settlement_flow f ON f.site_id = $1 AND f.settlement_id = $4 AND f.member_id = m.member_id
     LEFT JOIN bonuses b ON b.member_id = m.member_id LEFT JOIN cash c ON c.member_id = m.member_id LEFT JOIN purses p ON p.member_id = m.member_id
     LEFT JOIN opening a ON a.member_id = m.member_id LEFT JOIN closing z ON z.member_id = m.member_id ORDER BY m.member_id`,
    [site.siteId, from, until, settlementId],
  )
  const stakes = await stakesOf(client, site, { from, until })
  return rows.map(({ member, stored, expected }) => ({
    memberId: Number(member),
    stored: bigints(stored) as Stored,
    expected: bigints(expected) as PlainMemberFlow,
    stakes: stakes.get(Number(member)) ?? [],
  }))
}

const bigints = (texts: Record<string, string>): Record<string, bigint> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, BigInt(text)]))

/** What each member staked on what was settled first in the period. */
const stakesOf = async (
  client: pg.ClientBase,
  { siteId }: Site,
  { from, until }: { from: string; until: string },
): Promise<ReadonlyMap<number, MemberStake[]>> => {
  const { rows } = await client.query<{ member: string; chain: string; group: string; folds: number; stake: string }>(
    `SELECT s.member_id::text AS member, s.rate_chain_id::text AS chain, s.product AS group, sum(s.stake)::text AS stake,
       coalesce((SELECT min(size) FROM sportsbook.ticket t, unnest(t.sizes) AS size WHERE s.product = 'sports' AND t.site_id = $1 AND t.member_id = s.member_id AND t.wager_id = s.wager_id),
         (SELECT count(*) FROM wagers.leg l WHERE l.site_id = $1 AND l.member_id = s.member_id AND l.placed_at = s.placed_at AND l.wager_id = s.wager_id))::int AS folds
     FROM wagers.settlement s WHERE s.site_id = $1 AND ${within('s.settled_at')} AND s.rate_chain_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM wagers.settlement p WHERE p.site_id = s.site_id AND p.member_id = s.member_id AND p.placed_at = s.placed_at AND p.wager_id = s.wager_id AND p.settled_at < ${FROM})
     GROUP BY s.member_id, s.placed_at, s.wager_id, s.rate_chain_id, s.product`,
    [siteId, from, until],
  )
  const sums = new Map<string, MemberStake & { memberId: number }>()
  for (const { member, chain, group, folds, stake } of rows) {
    const product = plainProduct({ group, folds: Math.max(1, folds) })
    const key = `${member} ${chain} ${product}`
    const sum = sums.get(key) ?? { memberId: Number(member), chainId: Number(chain), product, stake: 0n }
    sum.stake += BigInt(stake)
    sums.set(key, sum)
  }
  return Map.groupBy(
    [...sums.values()].filter(({ stake }) => stake > 0n),
    ({ memberId }) => memberId,
  )
}
