import type { Hash } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'
import type { PaymentRow } from './payment.repository.ts'

/** When it was first decided to pay what the payment pays. */
export const firstQueuedAt = async (ctx: Ctx, payment: PaymentRow): Promise<Date> => {
  const { paymentId, requestId, depositId, queuedAt } = payment
  const [row] = await ctx.db.query<{ at: Date | null }>(
    `SELECT min(queued_at) AS at FROM coin.payment WHERE site_id = $1 AND (payment_id = $2 OR request_id = $3 OR deposit_id = $4)`,
    [ctx.siteId, paymentId, requestId, depositId],
  )
  return row?.at ?? queuedAt
}

/** A payment was paid by it, or it was signed here. */
export const isHashUsed = async (ctx: Ctx, chainId: number, txHash: Hash): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT 1 FROM coin.attempt WHERE chain_id = $1 AND tx_hash = $2
     UNION ALL SELECT 1 FROM coin.own_move WHERE chain_id = $1 AND tx_hash = $2 AND payment_id IS NOT NULL LIMIT 1`,
    [chainId, txHash],
  )
  return rows.length > 0
}

/** The transfer is that payment's, whether it was recorded as the operator's own or is yet to be read. False: it is another payment's, or recorded as something else. */
export const takeMove = async (
  ctx: Ctx,
  { chainId, paymentId, amount }: PaymentRow,
  { txHash, place, block, from, to }: PlacedTransfer,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO coin.own_move AS m (chain_id, tx_hash, place, block, block_hash, block_at, from_address, to_address, amount, payment_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, -$9::bigint, $10)
     ON CONFLICT (chain_id, tx_hash, place) DO UPDATE
       SET payment_id = excluded.payment_id, block = excluded.block, block_hash = excluded.block_hash, block_at = excluded.block_at
       WHERE m.payment_id IS NULL AND (m.from_address, m.to_address, m.amount) = (excluded.from_address, excluded.to_address, excluded.amount)
     RETURNING 1`,
    [chainId, txHash, place, block.number, block.hash, block.at, from, to, amount, paymentId],
  )
  return rows.length === 1
}

/** It has no number any more: what was signed for it can be mined no more, and is never sent again. */
export const savePaidBy = (ctx: Ctx, paymentId: number, { txHash, block }: PlacedTransfer) =>
  ctx.db.query(
    `UPDATE coin.payment SET state = 'paid', sender = NULL, nonce = NULL, tx_hash = $3, block = $4, passed_block = NULL, passed_hash = NULL,
       sent_at = coalesce(sent_at, $5), ended_at = $6, failure = NULL WHERE site_id = $1 AND payment_id = $2`,
    [ctx.siteId, paymentId, txHash, block.number, block.at, ctx.now],
  )
