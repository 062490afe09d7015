import type { BonusTerms } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { daysFrom, seoulMidnight } from '../../../platform/seoul-time.ts'
import { anyDeposit, type Days, type Played } from './due.rules.ts'

type PlayedBy = Played & { memberId: number }

/**
 * The next members after `after` who may be granted a bonus of these levels and played in these days, with what they did. The sums are of days of placing; the bonus money in them is looked up
 * wager by wager of those alone who had some.
 */
export const findPlayed = (
  ctx: Ctx,
  { from, until }: Days,
  { levels }: Pick<BonusTerms, 'levels'>,
  after: number,
  limit: number,
): Promise<PlayedBy[]> =>
  ctx.db.query<PlayedBy>(
    `SELECT p.member_id AS "memberId", p.staked, p.paid, coalesce(w.staked, 0) AS "bonusStaked", coalesce(w.paid, 0) AS "bonusPaid",
       coalesce(c.converted, 0) AS converted
     FROM (SELECT d.member_id, sum(d.settled_stake)::bigint AS staked, sum(d.settled_payout)::bigint AS paid
       FROM identity.level_view m JOIN wagers.member_day_view d ON d.site_id = m.site_id AND d.member_id = m.member_id AND d.day BETWEEN $2::date AND $3::date
       WHERE m.site_id = $1 AND m.member_id > $6 AND m.status = 'active' AND NOT m.is_test AND m.level BETWEEN $7 AND $8
         AND NOT (m.pause IS NOT NULL AND m.paused_until > $9)
       GROUP BY d.member_id HAVING sum(d.settled_stake) > 0 ORDER BY d.member_id LIMIT $10) p
     LEFT JOIN LATERAL (SELECT sum(w.bonus_stake)::bigint AS staked, sum(w.bonus_payout)::bigint AS paid FROM wagers.wager_view w
       WHERE w.site_id = $1 AND w.member_id = p.member_id AND w.placed_at >= $4 AND w.placed_at < $5 AND w.status = 'settled' AND w.bonus_stake > 0
         AND EXISTS (SELECT FROM promotions.bonus_grant g WHERE g.site_id = $1 AND g.member_id = p.member_id AND g.granted_at < $5)) w ON true
     LEFT JOIN LATERAL (SELECT sum(g.converted)::bigint AS converted FROM promotions.bonus_grant g
       WHERE g.site_id = $1 AND g.member_id = p.member_id AND g.ended_at >= $4 AND g.ended_at < $5) c ON true
     ORDER BY p.member_id`,
    [ctx.siteId, from, until, seoulMidnight(from), daysFrom(until, 1), after, levels.from, levels.to, ctx.now, limit],
  )

export type NewDue = { memberId: number; code: string; period: string; amount: number; lapsesAt: Date }

/** What was due before stays as it is. */
export const insertDues = (ctx: Ctx, dues: readonly NewDue[]) =>
  ctx.db.query(
    `INSERT INTO promotions.bonus_due (site_id, member_id, bonus_code, period, amount, due_at, lapses_at)
     SELECT $1, * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
     ON CONFLICT (site_id, member_id, bonus_code, period) DO NOTHING`,
    [
      ctx.siteId,
      dues.map(({ memberId }) => memberId),
      dues.map(({ code }) => code),
      dues.map(({ period }) => period),
      dues.map(({ amount }) => amount),
      dues.map(() => ctx.now),
      dues.map(({ lapsesAt }) => lapsesAt),
    ],
  )

export type Due = { siteId: number; dueId: number; memberId: number; code: string; amount: number; lapsesAt: Date }

const DUE = `SELECT site_id AS "siteId", due_id AS "dueId", member_id AS "memberId", bonus_code AS code, amount, lapses_at AS "lapsesAt" FROM promotions.bonus_due d
  WHERE state = 'waiting'`

/** Of any site, the oldest of each member: one bonus at a time. Others than those tried last time come first. */
export const findWaiting = (ctx: Ctx, limit: number): Promise<Due[]> =>
  ctx.db.query<Due>(
    `${DUE} AND NOT EXISTS (SELECT FROM promotions.bonus_due o WHERE o.site_id = d.site_id AND o.member_id = d.member_id AND o.state = 'waiting' AND o.due_id < d.due_id)
     AND (d.lapses_at <= $2 OR NOT EXISTS (SELECT FROM promotions.bonus_grant g WHERE g.site_id = d.site_id AND g.member_id = d.member_id AND g.status = 'active'))
     ORDER BY random() LIMIT $1`,
    [limit, ctx.now],
  )

/** Undefined: it is decided by now. */
export const lockDue = async (ctx: Ctx, dueId: number): Promise<Due | undefined> =>
  (await ctx.db.query<Due>(`${DUE} AND site_id = $1 AND due_id = $2 FOR UPDATE`, [ctx.siteId, dueId]))[0]

/** The member's next one after it. */
export const findNextDue = async (
  ctx: Ctx,
  { memberId, dueId }: Pick<Due, 'memberId' | 'dueId'>,
): Promise<Due | undefined> =>
  (
    await ctx.db.query<Due>(`${DUE} AND site_id = $1 AND member_id = $2 AND due_id > $3 ORDER BY due_id LIMIT 1`, [
      ctx.siteId,
      memberId,
      dueId,
    ])
  )[0]

export const saveDueState = (ctx: Ctx, dueId: number, state: 'granted' | 'lapsed' | 'refused') =>
  ctx.db.query('UPDATE promotions.bonus_due SET state = $3 WHERE site_id = $1 AND due_id = $2', [
    ctx.siteId,
    dueId,
    state,
  ])

/** Those that deposits brought: with the money of the deposit goes what it brought. */
export const refuseDepositDues = (ctx: Ctx, memberId: number) =>
  ctx.db.query(
    `UPDATE promotions.bonus_due SET state = 'refused' WHERE site_id = $1 AND member_id = $2 AND state = 'waiting' AND period LIKE $3`,
    [ctx.siteId, memberId, anyDeposit],
  )

/** What lapses by now is none. */
export const hasDepositDue = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM promotions.bonus_due WHERE site_id = $1 AND member_id = $2 AND state = 'waiting' AND lapses_at > $3 AND period LIKE $4 LIMIT 1`,
    [ctx.siteId, memberId, ctx.now, anyDeposit],
  )
  return rows.length > 0
}

export type WaitingDue = { code: string; amount: number; lapsesAt: Date }
export const findWaitingOf = (ctx: Ctx, memberId: number): Promise<WaitingDue[]> =>
  ctx.db.query<WaitingDue>(
    `SELECT bonus_code AS code, amount, lapses_at AS "lapsesAt" FROM promotions.bonus_due
     WHERE site_id = $1 AND member_id = $2 AND state = 'waiting' AND lapses_at > $3 ORDER BY due_id`,
    [ctx.siteId, memberId, ctx.now],
  )
