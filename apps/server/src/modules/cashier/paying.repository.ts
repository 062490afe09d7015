import { cashStatuses } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { RequestRow } from './request.repository.ts'

export const lockRequest = (ctx: Ctx, requestId: number): Promise<RequestRow | undefined> =>
  ctx.db.kysely
    .selectFrom('cashier.request')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('request_id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()

const changing = (ctx: Ctx, requestId: number, isPaying: boolean) =>
  ctx.db.kysely
    .updateTable('cashier.request')
    .where('site_id', '=', ctx.siteId)
    .where('request_id', '=', requestId)
    .where('method', '=', 'coin')
    .where('cash_type', '=', 'withdrawal')
    .where('status', '=', cashStatuses.waiting)
    .where('is_paying', '=', isPaying)
    .returningAll()

/** `by`: who takes it over; null: who holds it holds it still. */
export const setPaying = (
  ctx: Ctx,
  requestId: number,
  by: { staffId: number; name: string } | null,
): Promise<RequestRow | undefined> =>
  changing(ctx, requestId, false)
    .set({ is_paying: true, ...(by && { staff_id: by.staffId, staff_name: by.name }) })
    .executeTakeFirst()

export const completePaid = (ctx: Ctx, requestId: number): Promise<RequestRow | undefined> =>
  changing(ctx, requestId, true)
    .set({ is_paying: false, status: cashStatuses.completed, handled_at: ctx.now })
    .executeTakeFirst()

export const releasePaid = (ctx: Ctx, requestId: number): Promise<RequestRow | undefined> =>
  changing(ctx, requestId, true).set({ is_paying: false }).executeTakeFirst()

/** Waits in hand and is not being paid: what a second of the staff may still confirm. */
export const findPayable = (ctx: Ctx, requestIds: readonly number[]): Promise<{ request_id: number }[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : ctx.db.kysely
        .selectFrom('cashier.request')
        .select('request_id')
        .where('site_id', '=', ctx.siteId)
        .where('request_id', 'in', requestIds)
        .where('status', '=', cashStatuses.waiting)
        .where('is_paying', '=', false)
        .execute()

/** Where earlier withdrawals by coin of the member went, newest first. */
export const lastAddresses = async (ctx: Ctx, memberId: number, most: number): Promise<string[]> => {
  const rows = await ctx.db.query<{ address: string }>(
    `SELECT coin_address AS address FROM cashier.request
     WHERE site_id = $1 AND member_id = $2 AND method = 'coin' AND cash_type = 'withdrawal' AND status <> -1
     GROUP BY 1 ORDER BY max(request_id) DESC LIMIT $3`,
    [ctx.siteId, memberId, most],
  )
  return rows.map(({ address }) => address)
}
