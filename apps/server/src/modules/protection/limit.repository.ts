import type { LimitChangeKind, LimitKind, LimitPeriod } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { pageWithin } from '../../platform/cursor.ts'
import type { LimitName } from './limit.rules.ts'

export type HeldLimit = LimitName & { amount: number; since: Date }

export const findLimits = (ctx: Ctx, memberId: number): Promise<HeldLimit[]> =>
  ctx.db.query<HeldLimit>(
    `SELECT kind, period, amount, since FROM protection.member_limit WHERE site_id = $1 AND member_id = $2
     ORDER BY array_position(ARRAY['deposit', 'loss', 'stake', 'session'], kind), array_position(ARRAY['day', 'week', 'month'], period)`,
    [ctx.siteId, memberId],
  )

export const saveLimit = (ctx: Ctx, memberId: number, { kind, period }: LimitName, amount: number) =>
  ctx.db.query(
    `INSERT INTO protection.member_limit (site_id, member_id, kind, period, amount, since) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (site_id, member_id, kind, period) DO UPDATE SET amount = excluded.amount, since = excluded.since`,
    [ctx.siteId, memberId, kind, period, amount, ctx.now],
  )

export const deleteLimit = (ctx: Ctx, memberId: number, { kind, period }: LimitName) =>
  ctx.db.query(
    'DELETE FROM protection.member_limit WHERE site_id = $1 AND member_id = $2 AND kind = $3 AND period = $4',
    [ctx.siteId, memberId, kind, period],
  )

export type Loosening = LimitName & {
  looseningId: number
  amount: number | null
  askedAt: Date
  confirmFrom: Date
  confirmUntil: Date
  askedByStaff: number | null
}

/** Those that nobody confirmed or withdrew, lapsed ones with them. */
export const findLoosenings = (ctx: Ctx, memberId: number): Promise<Loosening[]> =>
  ctx.db.query<Loosening>(
    `SELECT loosening_id AS "looseningId", kind, period, amount, asked_at AS "askedAt", confirm_from AS "confirmFrom", confirm_until AS "confirmUntil",
       asked_by_staff AS "askedByStaff"
     FROM protection.loosening WHERE site_id = $1 AND member_id = $2 AND ended_at IS NULL`,
    [ctx.siteId, memberId],
  )

type NewLoosening = LimitName & { amount: number | null; from: Date; until: Date; staffId: number | null }
export const insertLoosening = (
  ctx: Ctx,
  memberId: number,
  { kind, period, amount, from, until, staffId }: NewLoosening,
) =>
  ctx.db.query(
    `INSERT INTO protection.loosening (site_id, member_id, kind, period, amount, asked_at, confirm_from, confirm_until, asked_by_staff)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ctx.siteId, memberId, kind, period, amount, ctx.now, from, until, staffId],
  )

export const endLoosening = (
  ctx: Ctx,
  looseningId: number,
  how: 'confirmed' | 'withdrawn' | 'replaced',
  confirmedByStaff: number | null = null,
) =>
  ctx.db.query(
    `UPDATE protection.loosening SET ended_at = $3, end_kind = $4, confirmed_by_staff = $5 WHERE site_id = $1 AND loosening_id = $2 AND ended_at IS NULL`,
    [ctx.siteId, looseningId, ctx.now, how, confirmedByStaff],
  )

type NewChange = LimitName & {
  what: LimitChangeKind
  fromAmount: number | null
  toAmount: number | null
  staffId: number | null
  reason: string | null
}
export const insertChange = (ctx: Ctx, memberId: number, change: NewChange) =>
  ctx.db.query(
    `INSERT INTO protection.limit_change (site_id, member_id, kind, period, what, from_amount, to_amount, changed_at, staff_id, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ctx.siteId,
      memberId,
      change.kind,
      change.period,
      change.what,
      change.fromAmount,
      change.toAmount,
      ctx.now,
      change.staffId,
      change.reason,
    ],
  )

export type ChangeRow = {
  kind: LimitKind
  period: LimitPeriod
  what: LimitChangeKind
  fromAmount: number | null
  toAmount: number | null
  at: Date
  staffId: number | null
  reason: string | null
}
/** A member turns pages by their numbers: of so many of the newest at most. */
const MOST_LISTED = 1_000

/** Newest first. */
export const findChanges = (ctx: Ctx, memberId: number, size: number, begin: number): Promise<ChangeRow[]> => {
  const { limit, offset } = pageWithin(MOST_LISTED, size, begin)
  return ctx.db.query<ChangeRow>(
    `SELECT kind, period, what, from_amount AS "fromAmount", to_amount AS "toAmount", changed_at AS at, staff_id AS "staffId", reason
     FROM protection.limit_change WHERE site_id = $1 AND member_id = $2 ORDER BY change_id DESC LIMIT $3 OFFSET $4`,
    [ctx.siteId, memberId, limit, offset],
  )
}
export const countChanges = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM protection.limit_change WHERE site_id = $1 AND member_id = $2 LIMIT ${MOST_LISTED}) listed`,
    [ctx.siteId, memberId],
  )
  return row?.count ?? 0
}
