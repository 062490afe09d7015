import type { PartnerMoneySign } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Passing } from './sign.rules.ts'

export type Sign = Passing & {
  subject: string
  sign: PartnerMoneySign
  partnerId: number
  memberId: number
}

/** Staked on the days since, or given on. By days: what was staked before on the first of them counts, too. */
const USED = `(SELECT coalesce(sum(d.staked), 0) FROM wagers.member_day_view d
    WHERE d.site_id = $1 AND d.member_id = g.member_id AND d.day >= (g.since AT TIME ZONE 'Asia/Seoul')::date)
  + (SELECT coalesce(sum(o.amount), 0) FROM partner.money_move o WHERE o.site_id = $1 AND o.partner_id = g.member_id AND o.way = 'give' AND o.moved_at >= g.since)`
const GIFTED = `SELECT member_id, sum(amount)::bigint AS given, min(moved_at) AS since, (array_agg(partner_id ORDER BY move_id DESC))[1] AS partner_id
  FROM partner.money_move WHERE site_id = $1 AND way = 'give' AND moved_at >= $2`

/** What a member was given since, and what of it was used; undefined: nothing was given. */
export const findPassing = async (
  ctx: Ctx,
  memberId: number,
  since: Date,
): Promise<Omit<Passing, 'amount'> | undefined> => {
  const [row] = await ctx.db.query<Omit<Passing, 'amount'>>(
    `SELECT g.given, (${USED})::bigint AS used FROM (${GIFTED} AND member_id = $3 GROUP BY 1) g`,
    [ctx.siteId, since, memberId],
  )
  return row
}

type Withdrawn = Passing & { partnerId: number; memberId: number; cashIdx: number }

/** Withdrawals that were asked for since their members were given something. */
export const findWithdrawn = (ctx: Ctx, since: Date): Promise<Withdrawn[]> =>
  ctx.db.query<Withdrawn>(
    `SELECT g.partner_id AS "partnerId", g.member_id AS "memberId", r.cash_idx AS "cashIdx", r.amount, g.given, (${USED})::bigint AS used
     FROM (${GIFTED} GROUP BY 1) g
     JOIN cashier.request_view r ON r.site_id = $1 AND r.member_id = g.member_id AND r.cash_type = 'withdrawal' AND r.status <> -1 AND r.created_at >= g.since
     ORDER BY r.cash_idx`,
    [ctx.siteId, since],
  )

/**
 * Whether money that just went from one to another had come from there by others since: by at least two moves, so that giving and taking back is none. A path has six accounts at most, as many
 * as stand in a branch.
 */
export const isCircle = async (ctx: Ctx, from: number, to: number, since: Date): Promise<boolean> => {
  const rows = await ctx.db.query(
    `WITH RECURSIVE step AS (
       SELECT CASE way WHEN 'give' THEN partner_id ELSE member_id END AS source, CASE way WHEN 'give' THEN member_id ELSE partner_id END AS target
       FROM partner.money_move WHERE site_id = $1 AND moved_at >= $4 GROUP BY 1, 2
     ), path AS (
       SELECT target AS at, 1 AS steps, ARRAY[source, target] AS passed FROM step WHERE source = $3 AND target <> $2
       UNION ALL SELECT s.target, p.steps + 1, p.passed || s.target FROM path p JOIN step s ON s.source = p.at
       WHERE p.steps < 5 AND p.at <> $2 AND s.target <> ALL (p.passed)
     )
     SELECT FROM path WHERE at = $2 LIMIT 1`,
    [ctx.siteId, from, to, since],
  )
  return rows.length > 0
}

/** Those that were not found before. */
export const insertSigns = async (ctx: Ctx, signs: readonly Sign[]): Promise<Sign[]> => {
  if (signs.length === 0) return []
  const made = await ctx.db.query<{ subject: string }>(
    `INSERT INTO partner.money_sign (site_id, subject, sign, partner_id, receiver_id, amount, given, used, found_at)
     SELECT $1::bigint, u.*, $9::timestamptz FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])
       AS u (subject, sign, partner_id, receiver_id, amount, given, used) ORDER BY subject
     ON CONFLICT DO NOTHING RETURNING subject`,
    [
      ctx.siteId,
      signs.map(({ subject }) => subject),
      signs.map(({ sign }) => sign),
      signs.map(({ partnerId }) => partnerId),
      signs.map(({ memberId }) => memberId),
      signs.map(({ amount }) => amount),
      signs.map(({ given }) => given),
      signs.map(({ used }) => used),
      ctx.now,
    ],
  )
  const fresh = new Set(made.map(({ subject }) => subject))
  return signs.filter(({ subject }) => fresh.has(subject))
}
