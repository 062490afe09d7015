import type { Address, Fees, Hash, Signed } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { NumberedPayment } from './payment.repository.ts'

/** A transaction that was signed for a payment's number. */
export type Attempt = { txHash: Hash; raw: Hash; attempt: number; fees: Fees; signedAt: Date }
type Wallet = { chainId: number; sender: Address }

/** Until the transaction ends nobody else gives numbers of the wallet. */
export const lockNumbers = async (ctx: Ctx, { chainId, sender }: Wallet): Promise<void> => {
  await ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`coin.nonce:${chainId}:${sender}`])
}

/**
 * The lowest number that nothing in a block has and no payment ever had. So a number that a payment was given and that no transaction used after all, for whatever
 * the node said then, is filled, and does not hold up all behind it.
 */
export const nextNonce = async (ctx: Ctx, { chainId, sender }: Wallet, minedNonce: number): Promise<number> => {
  const [row] = await ctx.db.query<{ next: number }>(
    `WITH given AS (SELECT nonce FROM coin.nonce WHERE chain_id = $1 AND sender = $2 AND nonce >= $3)
     SELECT CASE WHEN NOT EXISTS (SELECT FROM given WHERE nonce = $3) THEN $3::bigint
       ELSE (SELECT min(g.nonce) + 1 FROM given g WHERE NOT EXISTS (SELECT FROM given k WHERE k.nonce = g.nonce + 1)) END AS next`,
    [chainId, sender, minedNonce],
  )
  if (!row) throw new Error('no number')
  return row.next
}

/** One more than the highest that was given here. */
export const nextUnknownNonce = async (ctx: Ctx, { chainId, sender }: Wallet): Promise<number> => {
  const [row] = await ctx.db.query<{ next: number }>(
    `SELECT coalesce(max(nonce) + 1, 0) AS next FROM coin.nonce WHERE chain_id = $1 AND sender = $2`,
    [chainId, sender],
  )
  if (!row) throw new Error('no number')
  return row.next
}

type NewNonce = Wallet & { nonce: number; paymentId: number; afterBlock: number }
export const insertNonce = (ctx: Ctx, { chainId, sender, nonce, paymentId, afterBlock }: NewNonce) =>
  ctx.db.query(
    `INSERT INTO coin.nonce (chain_id, sender, nonce, payment_id, after_block, taken_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [chainId, sender, nonce, paymentId, afterBlock, ctx.now],
  )

type NewAttempt = Wallet & { nonce: number; attempt: number; fees: Fees; signed: Signed }
/** False: another was signed meanwhile. */
export const insertAttempt = async (
  ctx: Ctx,
  { chainId, sender, nonce, attempt, fees, signed }: NewAttempt,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO coin.attempt (chain_id, tx_hash, sender, nonce, attempt, raw, max_fee, priority_fee, signed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING attempt`,
    [chainId, signed.hash, sender, nonce, attempt, signed.raw, `${fees.maxFee}`, `${fees.priorityFee}`, ctx.now],
  )
  return rows.length === 1
}

/** All that were signed for the payment's number, the newest first. */
export const findAttempts = async (ctx: Ctx, { chainId, sender, nonce }: NumberedPayment): Promise<Attempt[]> => {
  const rows = await ctx.db.query<Omit<Attempt, 'fees'> & { maxFee: string; priorityFee: string }>(
    `SELECT tx_hash AS "txHash", raw, attempt, max_fee::text AS "maxFee", priority_fee::text AS "priorityFee", signed_at AS "signedAt"
     FROM coin.attempt WHERE chain_id = $1 AND sender = $2 AND nonce = $3 ORDER BY attempt DESC`,
    [chainId, sender, nonce],
  )
  return rows.map(({ maxFee, priorityFee, ...attempt }) => ({
    ...attempt,
    fees: { maxFee: BigInt(maxFee), priorityFee: BigInt(priorityFee) },
  }))
}

/** The newest block when the number was given. */
export const findAfterBlock = async (ctx: Ctx, { chainId, sender, nonce }: NumberedPayment): Promise<number> => {
  const [row] = await ctx.db.query<{ block: number }>(
    `SELECT after_block AS block FROM coin.nonce WHERE chain_id = $1 AND sender = $2 AND nonce = $3`,
    [chainId, sender, nonce],
  )
  if (!row) throw new Error(`the number ${nonce} is nobody's`)
  return row.block
}
