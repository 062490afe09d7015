import type { Ctx } from '../../../platform/context.ts'

/** What pays a withdrawal. */
export type OwnPayment = { requestId: number; txHash: string | null; block: number | null }

export const findOwnPayments = (ctx: Ctx, requestIds: readonly number[]): Promise<OwnPayment[]> =>
  ctx.db.query<OwnPayment>(
    `SELECT request_id AS "requestId", tx_hash AS "txHash", block FROM coin.payment
     WHERE site_id = $1 AND request_id = ANY ($2::bigint[]) AND state <> 'dropped'`,
    [ctx.siteId, requestIds],
  )
