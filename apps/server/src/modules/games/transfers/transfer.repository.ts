import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { TransferStatus } from './transfer.rules.ts'
import type { Direction } from './transfer-port.ts'

export type Transfer = {
  transferId: number
  siteId: number
  memberId: number
  vendorCode: string
  transferUuid: string
  direction: Direction
  amount: number
  currency: CashCurrency
  status: TransferStatus
  createdAt: Date
  endedAt: Date | null
  dueAt: Date | null
  tries: number
  problem: string | null
  noticedAt: Date | null
}

export const TRANSFER_COLUMNS = `transfer_id AS "transferId", site_id AS "siteId", member_id AS "memberId", vendor_code AS "vendorCode",
  transfer_uuid AS "transferUuid", direction, amount, currency, status, created_at AS "createdAt", ended_at AS "endedAt", due_at AS "dueAt", tries, problem,
  noticed_at AS "noticedAt"`

export type NewTransfer = Pick<
  Transfer,
  'memberId' | 'vendorCode' | 'transferUuid' | 'direction' | 'amount' | 'currency'
>

export const insertTransfer = async (ctx: Ctx, transfer: NewTransfer, dueAt: Date): Promise<Transfer> => {
  const { memberId, vendorCode, transferUuid, direction, amount, currency } = transfer
  const [row] = await ctx.db.query<Transfer>(
    `INSERT INTO games.transfer (site_id, member_id, vendor_code, transfer_uuid, direction, amount, currency, status, created_at, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'sent', $8, $9) RETURNING ${TRANSFER_COLUMNS}`,
    [ctx.siteId, memberId, vendorCode, transferUuid, direction, amount, currency, ctx.now, dueAt],
  )
  if (!row) throw new Error('a transfer was not written')
  return row
}

/** Undefined: its outcome was written before. */
export const endTransfer = async (
  ctx: Ctx,
  transferId: number,
  status: Exclude<TransferStatus, 'sent'>,
  problem: string | null,
): Promise<Transfer | undefined> => {
  const [row] = await ctx.db.query<Transfer>(
    `UPDATE games.transfer SET status = $3, ended_at = $4, due_at = NULL, problem = $5
     WHERE site_id = $1 AND transfer_id = $2 AND status = 'sent' RETURNING ${TRANSFER_COLUMNS}`,
    [ctx.siteId, transferId, status, ctx.now, problem],
  )
  return row
}

export const postponeTransfer = async (ctx: Ctx, transferId: number, dueAt: Date, problem: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.transfer SET due_at = $3, tries = tries + 1, problem = $4 WHERE site_id = $1 AND transfer_id = $2 AND status = 'sent'`,
    [ctx.siteId, transferId, dueAt, problem.slice(0, 300)],
  )
}

/** The one of which it is not known what became of it. */
export const findSent = async (ctx: Ctx, memberId: number): Promise<Transfer | undefined> => {
  const [row] = await ctx.db.query<Transfer>(
    `SELECT ${TRANSFER_COLUMNS} FROM games.transfer WHERE site_id = $1 AND member_id = $2 AND status = 'sent'`,
    [ctx.siteId, memberId],
  )
  return row
}

export const findTransfer = async (ctx: Ctx, transferId: number): Promise<Transfer | undefined> => {
  const [row] = await ctx.db.query<Transfer>(
    `SELECT ${TRANSFER_COLUMNS} FROM games.transfer WHERE site_id = $1 AND transfer_id = $2`,
    [ctx.siteId, transferId],
  )
  return row
}

/** Of every site: those whose time has come. Nobody else gets them until `leaseUntil`. */
export const claimDueTransfers = (ctx: Ctx, most: number, leaseUntil: Date): Promise<Transfer[]> =>
  ctx.db.query<Transfer>(
    `UPDATE games.transfer SET due_at = $2 WHERE (site_id, transfer_id) IN (
       SELECT site_id, transfer_id FROM games.transfer WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${TRANSFER_COLUMNS}`,
    [ctx.now, leaseUntil, most],
  )

/** Of every site: those that nobody was notified of. They are, from now on. */
export const claimUnnoticed = (ctx: Ctx, before: Date): Promise<Transfer[]> =>
  ctx.db.query<Transfer>(
    `UPDATE games.transfer SET noticed_at = $1 WHERE status = 'sent' AND created_at <= $2 AND noticed_at IS NULL AND due_at IS NOT NULL
     RETURNING ${TRANSFER_COLUMNS}`,
    [ctx.now, before],
  )
