import { type CashStatus, type CashType, type CoinTerms, cashStatuses, type StaffCashReason } from '@maru/contract'
import type { Selectable } from 'kysely'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { seoulDay, seoulMidnight } from '../../platform/seoul-time.ts'
import { type RequestAct, requestActs } from './request.states.ts'
import type { Bonus, RequestTable } from './tables.ts'

export type RequestRow = Selectable<RequestTable>
export type NewRequest = {
  memberId: number
  cashType: CashType
  amount: number
  bonus: Bonus
  requestKey: string
  accountId: number | null
  /** Of a request by coin. */
  coin?: CoinTerms
}

const OPEN: CashStatus[] = [cashStatuses.applied, cashStatuses.waiting]

/** Until the transaction ends, further requests of the member wait. */
export const lockRequestsOf = async (ctx: Ctx, memberId: number): Promise<void> => {
  await ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`cashier:${ctx.siteId}:${memberId}`])
}

/** Undefined when the member has an open request of the kind, or has used the key. */
export const insertRequest = (ctx: Ctx, request: NewRequest): Promise<RequestRow | undefined> =>
  ctx.db.kysely
    .insertInto('cashier.request')
    .values({
      site_id: ctx.siteId,
      member_id: request.memberId,
      cash_type: request.cashType,
      amount: request.amount,
      bonus: request.bonus,
      request_key: request.requestKey,
      created_at: ctx.now,
      account_id: request.accountId,
      ...(request.coin && coinColumns(request.coin)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

const coinColumns = ({ amount, rate, fee, address }: CoinTerms) => ({
  method: 'coin' as const,
  coin_amount: amount,
  coin_rate: rate,
  coin_fee: fee,
  coin_address: address,
})

export const findByKey = (ctx: Ctx, memberId: number, requestKey: string): Promise<RequestRow | undefined> =>
  ctx.db.kysely
    .selectFrom('cashier.request')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()

export const findRequest = (ctx: Ctx, requestId: number, memberId?: number): Promise<RequestRow | undefined> => {
  const query = ctx.db.kysely
    .selectFrom('cashier.request')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('request_id', '=', requestId)
  return (memberId === undefined ? query : query.where('member_id', '=', memberId)).executeTakeFirst()
}

export const hasOpenRequest = async (ctx: Ctx, memberId: number, cashType: CashType): Promise<boolean> => {
  const row = await ctx.db.kysely
    .selectFrom('cashier.request')
    .select('request_id')
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .where('cash_type', '=', cashType)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  return row !== undefined
}

/** But the request `except`; today is the day of the context in Seoul. */
export const countCompletedDeposits = async (
  ctx: Ctx,
  memberId: number,
  except: number,
): Promise<{ ever: number; today: number }> => {
  const [row] = await ctx.db.query<{ ever: number; today: number }>(
    `SELECT count(*) AS ever, count(*) FILTER (WHERE handled_at >= $4) AS today FROM cashier.request
     WHERE site_id = $1 AND member_id = $2 AND cash_type = 'deposit' AND status = 1 AND request_id <> $3`,
    [ctx.siteId, memberId, except, seoulMidnight(seoulDay(ctx.now))],
  )
  return row ?? { ever: 0, today: 0 }
}

export const lastRequestedAt = async (ctx: Ctx, memberId: number, cashType: CashType): Promise<Date | undefined> => {
  const row = await ctx.db.kysely
    .selectFrom('cashier.request')
    .select('created_at')
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .where('cash_type', '=', cashType)
    .orderBy('request_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

/** Only from the state that the act starts in: of two that race, one gets the row. */
const moveRequest = (ctx: Ctx, requestId: number, act: RequestAct) =>
  ctx.db.kysely
    .updateTable('cashier.request')
    .set({ status: cashStatuses[requestActs[act].to] })
    .where('site_id', '=', ctx.siteId)
    .where('request_id', '=', requestId)
    .where('status', '=', cashStatuses[requestActs[act].from])
    .returningAll()

export const takeInHand = (ctx: StaffCtx, requestId: number): Promise<RequestRow | undefined> =>
  moveRequest(ctx, requestId, 'wait')
    .set({ waited_at: ctx.now, staff_id: ctx.who.staffId, staff_name: ctx.who.name })
    .executeTakeFirst()

/** `mayTakeOver`: also when another holds it. What goes by coin is paid, not approved; what is being paid is not decided. */
export const decideRequest = (
  ctx: StaffCtx,
  requestId: number,
  act: 'approve' | 'reject',
  mayTakeOver: boolean,
  reason: StaffCashReason | null,
): Promise<RequestRow | undefined> => {
  const open = moveRequest(ctx, requestId, act)
    .set({
      handled_at: ctx.now,
      staff_id: ctx.who.staffId,
      staff_name: ctx.who.name,
      ...(typeof reason === 'string' ? { reason } : { named_reason: reason?.named ?? null }),
    })
    .where('is_paying', '=', false)
  const move = act === 'approve' ? open.where('method', '=', 'bank') : open
  return (mayTakeOver ? move : move.where('staff_id', '=', ctx.who.staffId)).executeTakeFirst()
}

export const cancelRequest = (ctx: Ctx, requestId: number, memberId: number): Promise<RequestRow | undefined> =>
  moveRequest(ctx, requestId, 'cancel')
    .set({ handled_at: ctx.now })
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** True when it was not hidden before. */
export const hideRequest = async (ctx: Ctx, requestId: number): Promise<boolean> => {
  const row = await ctx.db.kysely
    .updateTable('cashier.request')
    .set({ is_hidden: true })
    .where('site_id', '=', ctx.siteId)
    .where('request_id', '=', requestId)
    .where('is_hidden', '=', false)
    .returning('request_id')
    .executeTakeFirst()
  return row !== undefined
}
