import type { Address } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'

/** Which of these are ours: `wallets` the server has or had the key of, with the block up to which what they got is in their opening; `deposits` belong to members. */
export const findOurs = async (
  ctx: Ctx,
  chainId: number,
  addresses: readonly Address[],
): Promise<{ wallets: ReadonlyMap<string, number>; deposits: ReadonlySet<string> }> => {
  const rows = await ctx.db.query<{ address: string; opened: number | null }>(
    `SELECT address, opened_block AS opened FROM coin.wallet WHERE chain_id = $1 AND address = ANY ($2::text[])
     UNION ALL SELECT address, NULL FROM coin.address WHERE address = ANY ($2::text[])`,
    [chainId, addresses],
  )
  const wallets = new Map<string, number>()
  const deposits = new Set<string>()
  for (const { address, opened } of rows) {
    if (opened === null) deposits.add(address)
    else wallets.set(address, opened)
  }
  return { wallets, deposits }
}

/** Which of these transactions are payments that this installation signed. */
export const findSigned = async (
  ctx: Ctx,
  chainId: number,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await ctx.db.query<{ hash: string }>(
    'SELECT tx_hash AS hash FROM coin.attempt WHERE chain_id = $1 AND tx_hash = ANY ($2::text[])',
    [chainId, hashes],
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Found again, it is where it is now. True: it was not known. */
export const saveOwnMove = async (
  ctx: Ctx,
  chainId: number,
  transfer: PlacedTransfer,
  amount: number,
): Promise<boolean> => {
  const [row] = await ctx.db.query<{ is_new: boolean }>(
    `INSERT INTO coin.own_move (chain_id, tx_hash, place, block, block_hash, block_at, from_address, to_address, amount)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (chain_id, tx_hash, place) DO UPDATE SET block = excluded.block, block_hash = excluded.block_hash, block_at = excluded.block_at
     RETURNING xmax = 0 AS is_new`,
    [
      chainId,
      transfer.txHash,
      transfer.place,
      transfer.block.number,
      transfer.block.hash,
      transfer.block.at,
      transfer.from,
      transfer.to,
      amount,
    ],
  )
  return row?.is_new ?? false
}

/** Their blocks left the chain: those that are on the new branch are found again. What a payment was paid by stays that payment's. */
export const deleteMovesAfter = (ctx: Ctx, chainId: number, block: number) =>
  ctx.db.query('DELETE FROM coin.own_move WHERE chain_id = $1 AND block > $2 AND payment_id IS NULL', [chainId, block])

/** Blocks say whole seconds, by another clock than ours. */
const SKEW_MS = 30_000
/** Whether so much left for this address since then by a transaction that is not known here, and that no other payment was paid by. */
export const hasLeftUnknown = async (
  ctx: Ctx,
  { chainId, address, amount, queuedAt }: { chainId: number; address: string; amount: number; queuedAt: Date },
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT 1 FROM coin.own_move WHERE chain_id = $1 AND to_address = $2 AND amount = -$3::bigint AND block_at >= $4 AND payment_id IS NULL LIMIT 1`,
    [chainId, address, amount, new Date(queuedAt.getTime() - SKEW_MS)],
  )
  return rows.length > 0
}
