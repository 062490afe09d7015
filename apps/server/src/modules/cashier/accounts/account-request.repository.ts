import type { DepositAccountTerms } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type AccountRequest = {
  requestId: number
  accountId: number | null
  afterVersion: number
  wanted: DepositAccountTerms
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", account_id AS "accountId", after_version AS "afterVersion", wanted, reason, status,
  asked_by AS "askedBy", asked_at AS "askedAt"`

type New = Pick<AccountRequest, 'accountId' | 'afterVersion' | 'wanted' | 'reason' | 'askedBy'>

/** Undefined where another change of the same account waits. */
export const insertAccountRequest = async (ctx: Ctx, request: New): Promise<number | undefined> => {
  const rows = await ctx.db.query<{ requestId: number }>(
    `INSERT INTO cashier.account_request (site_id, account_id, after_version, wanted, reason, status, asked_by, asked_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7) ON CONFLICT DO NOTHING RETURNING request_id AS "requestId"`,
    [
      ctx.siteId,
      request.accountId,
      request.afterVersion,
      JSON.stringify(request.wanted),
      request.reason,
      request.askedBy,
      ctx.now,
    ],
  )
  return rows[0]?.requestId
}

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockAccountRequest = async (ctx: Ctx, requestId: number): Promise<AccountRequest | undefined> => {
  const rows = await ctx.db.query<AccountRequest>(
    `SELECT ${COLUMNS} FROM cashier.account_request WHERE site_id = $1 AND request_id = $2 FOR UPDATE`,
    [ctx.siteId, requestId],
  )
  return rows[0]
}

export const endAccountRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE cashier.account_request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** The oldest first. */
export const findWaitingAccounts = (ctx: Ctx, most: number): Promise<AccountRequest[]> =>
  ctx.db.query<AccountRequest>(
    `SELECT ${COLUMNS} FROM cashier.account_request WHERE site_id = $1 AND status = 'waiting' ORDER BY request_id LIMIT $2`,
    [ctx.siteId, most],
  )
