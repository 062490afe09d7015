import type { Address, Hash, NumberUser } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { PaymentRow } from './payment.repository.ts'

/** A number that a payment had, and all that was signed for it. */
export type GivenNumber = {
  paymentId: number
  chainId: number
  sender: Address
  nonce: number
  amount: number
  /** The newest block when it was given. */
  afterBlock: number
  hashes: Hash[]
  /** A block at which the chain was past it, while its payment still has it. */
  passedBlock: number | null
  /** Its payment is followed while it seems that another transaction had it. */
  isLost: boolean
  /** Which transaction of somebody else had it, as it was found last. */
  used: { txHash: Hash; block: number; blockHash: Hash } | null
}

/** Every number that anything was ever signed under for what the payment pays, the oldest first: also by a payment of the same withdrawal or deposit that was given up. */
export const findGivenNumbers = (ctx: Ctx, { paymentId, requestId, depositId }: PaymentRow): Promise<GivenNumber[]> =>
  ctx.db.query<GivenNumber>(
    `SELECT p.payment_id AS "paymentId", n.chain_id AS "chainId", n.sender, n.nonce, p.amount, n.after_block AS "afterBlock",
       (SELECT array_agg(a.tx_hash ORDER BY a.attempt DESC) FROM coin.attempt a WHERE a.chain_id = n.chain_id AND a.sender = n.sender AND a.nonce = n.nonce) AS hashes,
       CASE WHEN p.sender = n.sender AND p.nonce = n.nonce THEN p.passed_block END AS "passedBlock",
       coalesce(p.state = 'failed' AND p.failure = 'number-lost' AND p.sender = n.sender AND p.nonce = n.nonce, false) AS "isLost",
       CASE WHEN u.nonce IS NOT NULL THEN json_build_object('txHash', u.tx_hash, 'block', u.block, 'blockHash', u.block_hash) END AS used
     FROM coin.payment p JOIN coin.nonce n ON n.payment_id = p.payment_id
     LEFT JOIN coin.number_used u ON u.chain_id = n.chain_id AND u.sender = n.sender AND u.nonce = n.nonce
     WHERE p.site_id = $1 AND (p.payment_id = $2 OR p.request_id = $3 OR p.deposit_id = $4) ORDER BY n.taken_at, n.sender, n.nonce`,
    [ctx.siteId, paymentId, requestId, depositId],
  )

export const saveNumberUser = (
  ctx: Ctx,
  { chainId, sender, nonce }: Pick<GivenNumber, 'chainId' | 'sender' | 'nonce'>,
  { txHash, block }: NumberUser,
): Promise<unknown> =>
  ctx.db.query(
    `INSERT INTO coin.number_used (chain_id, sender, nonce, tx_hash, block, block_hash, found_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (chain_id, sender, nonce) DO UPDATE SET tx_hash = excluded.tx_hash, block = excluded.block, block_hash = excluded.block_hash, found_at = excluded.found_at`,
    [chainId, sender, nonce, txHash, block.number, block.hash, ctx.now],
  )
