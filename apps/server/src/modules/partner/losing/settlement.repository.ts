import type { Negative } from '@maru/commission'
import type { LosingRuleCode, SettlementStatus } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'

export type LosingPeriodOf = { from: string; until: string; rule: LosingRuleCode; negative: Negative }
export type StoredSettlement = LosingPeriodOf & {
  settlementId: number
  paidPartners: number
  amount: number
  status: SettlementStatus
  requestId: number | null
  frozenBy: number
  staffName: string
  reason: string
  frozenAt: Date
  decidedName: string
  decidedAt: Date | null
  paidAt: Date | null
}

const COLUMNS = `settlement_id AS "settlementId", from_day::text AS "from", until_day::text AS "until", rule, negative, paid_partners AS "paidPartners", amount, status,
  request_id AS "requestId", frozen_by AS "frozenBy", staff_name AS "staffName", reason, frozen_at AS "frozenAt", decided_name AS "decidedName",
  decided_at AS "decidedAt", paid_at AS "paidAt"`

/** The newest period that was frozen and not dropped: the next one begins after it. */
export const findLastSettlement = async (ctx: Ctx): Promise<StoredSettlement | undefined> =>
  (
    await ctx.db.query<StoredSettlement>(
      `SELECT ${COLUMNS} FROM partner.settlement WHERE site_id = $1 AND status <> 'dropped' ORDER BY from_day DESC LIMIT 1`,
      [ctx.siteId],
    )
  )[0]

/** The oldest that was neither confirmed nor dropped. */
export const findFirstFrozen = async (ctx: Ctx): Promise<number | undefined> =>
  (
    await ctx.db.query<{ id: number }>(
      `SELECT settlement_id AS id FROM partner.settlement WHERE site_id = $1 AND status = 'frozen' ORDER BY from_day LIMIT 1`,
      [ctx.siteId],
    )
  )[0]?.id

/** Those that end on a day or later. */
export const findSettlementsSince = (ctx: Ctx, day: string): Promise<StoredSettlement[]> =>
  ctx.db.query<StoredSettlement>(
    `SELECT ${COLUMNS} FROM partner.settlement WHERE site_id = $1 AND status <> 'dropped' AND until_day >= $2::date ORDER BY from_day`,
    [ctx.siteId, day],
  )

export const findSettlement = async (
  ctx: Ctx,
  settlementId: number,
  which: 'read' | 'lock' = 'read',
): Promise<StoredSettlement | undefined> =>
  (
    await ctx.db.query<StoredSettlement>(
      `SELECT ${COLUMNS} FROM partner.settlement WHERE site_id = $1 AND settlement_id = $2 ${which === 'lock' ? 'FOR UPDATE' : ''}`,
      [ctx.siteId, settlementId],
    )
  )[0]

/** The newest first. */
export const listStored = (ctx: Ctx, before: number | undefined, limit: number): Promise<StoredSettlement[]> =>
  ctx.db.query<StoredSettlement>(
    `SELECT ${COLUMNS} FROM partner.settlement WHERE site_id = $1 AND settlement_id < $2 ORDER BY settlement_id DESC LIMIT $3`,
    [ctx.siteId, before ?? Number.MAX_SAFE_INTEGER, limit],
  )

/** `readUntil`: how far the journal of settlements was read, under the lock of the accrual. */
type New = LosingPeriodOf & { paidPartners: number; amount: bigint; reason: string; readUntil: number }

/** Undefined where another was faster. */
export const insertSettlement = async (ctx: StaffCtx, one: New): Promise<number | undefined> => {
  const { from, until, rule, negative, paidPartners, amount, reason, readUntil } = one
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO partner.settlement (site_id, from_day, until_day, rule, negative, paid_partners, amount, frozen_by, staff_name, reason, frozen_at, read_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING settlement_id AS id`,
    [
      ...[ctx.siteId, from, until, rule, negative, paidPartners, amount.toString()],
      ...[ctx.who.staffId, ctx.who.name, reason, ctx.now, readUntil],
    ],
  )
  return row?.id
}

export const saveRequest = (ctx: Ctx, settlementId: number, requestId: number) =>
  ctx.db.query('UPDATE partner.settlement SET request_id = $3 WHERE site_id = $1 AND settlement_id = $2', [
    ctx.siteId,
    settlementId,
    requestId,
  ])

export const saveDecision = (ctx: StaffCtx, settlementId: number, status: 'confirmed' | 'dropped') =>
  ctx.db.query(
    `UPDATE partner.settlement SET status = $3, decided_by = $4, decided_name = $5, decided_at = $6 WHERE site_id = $1 AND settlement_id = $2`,
    [ctx.siteId, settlementId, status, ctx.who.staffId, ctx.who.name, ctx.now],
  )

export const savePaid = (ctx: Ctx, settlementId: number) =>
  ctx.db.query(
    `UPDATE partner.settlement SET status = 'paid', paid_at = $3 WHERE site_id = $1 AND settlement_id = $2 AND status = 'confirmed'`,
    [ctx.siteId, settlementId, ctx.now],
  )

/** Of all sites, what was confirmed before an instant and is not paid whole. */
export const findUnpaidSettlements = (ctx: Ctx, before: Date): Promise<{ siteId: number; settlementId: number }[]> =>
  ctx.db.query(
    `SELECT site_id AS "siteId", settlement_id AS "settlementId" FROM partner.settlement WHERE status = 'confirmed' AND decided_at < $1 ORDER BY 1, 2`,
    [before],
  )

export type Payment = { holderId: number; amount: number }

/** Whom the settlement still owes its sum, in the order of their ids. */
export const findUnpaid = (ctx: Ctx, settlementId: number, limit: number): Promise<Payment[]> =>
  ctx.db.query<Payment>(
    `SELECT l.holder_id AS "holderId", sum(l.amount)::bigint AS amount FROM partner.settlement_line l
     WHERE l.site_id = $1 AND l.settlement_id = $2 AND NOT EXISTS (SELECT FROM partner.settlement_payment p
       WHERE p.site_id = l.site_id AND p.settlement_id = l.settlement_id AND p.holder_id = l.holder_id)
     GROUP BY 1 HAVING sum(l.amount) > 0 ORDER BY 1 LIMIT $3`,
    [ctx.siteId, settlementId, limit],
  )

export const insertPayments = (ctx: Ctx, { settlementId, until }: StoredSettlement, payments: readonly Payment[]) =>
  ctx.db.query(
    `INSERT INTO partner.settlement_payment (site_id, settlement_id, holder_id, until_day, amount, paid_at)
     SELECT $1::bigint, $2::bigint, u.holder_id, $3::date, u.amount, $6::timestamptz FROM unnest($4::bigint[], $5::bigint[]) AS u (holder_id, amount)`,
    [
      ...[ctx.siteId, settlementId, until],
      payments.map(({ holderId }) => holderId),
      payments.map(({ amount }) => amount),
      ctx.now,
    ],
  )

/** What was paid as losing for periods that end in these days, by holder. */
export const sumLosing = async (
  ctx: Ctx,
  holderIds: readonly number[],
  from: string,
  until: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db.query<Payment>(
    `SELECT holder_id AS "holderId", sum(amount)::bigint AS amount FROM partner.settlement_payment
     WHERE site_id = $1 AND holder_id = ANY ($2::bigint[]) AND until_day BETWEEN $3::date AND $4::date GROUP BY 1`,
    [ctx.siteId, holderIds, from, until],
  )
  return new Map(rows.map(({ holderId, amount }) => [holderId, amount]))
}
