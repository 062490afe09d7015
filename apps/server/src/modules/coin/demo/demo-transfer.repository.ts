import type { Hash } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'

export type DemoTransfer = { amount: number; nonce: number; txHash: Hash; raw: Hash }
type Key = { memberId: number; requestKey: string; chainId: number }

const COLUMNS = 'amount, nonce, tx_hash AS "txHash", raw'

/** The wallet's transactions get their numbers one after the other. */
export const lockDemoWallet = async (ctx: Ctx): Promise<void> => {
  await ctx.db.query(`SELECT pg_advisory_xact_lock(hashtextextended('coin.demo', 0))`)
}

export const findDemoTransfer = async (ctx: Ctx, { memberId, requestKey }: Key): Promise<DemoTransfer | undefined> => {
  const [row] = await ctx.db.query<DemoTransfer>(
    `SELECT ${COLUMNS} FROM coin.demo_transfer WHERE site_id = $1 AND member_id = $2 AND request_key = $3`,
    [ctx.siteId, memberId, requestKey],
  )
  return row
}

/** Of every site: which number of the wallet was used last since then, and is in no block yet. */
export const lastNonceSince = async (ctx: Ctx, chainId: number, since: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ nonce: number }>(
    'SELECT coalesce(max(nonce), -1) AS nonce FROM coin.demo_transfer WHERE chain_id = $1 AND made_at > $2',
    [chainId, since],
  )
  return row?.nonce ?? -1
}

export const insertDemoTransfer = (ctx: Ctx, key: Key, transfer: DemoTransfer) =>
  ctx.db.query(
    `INSERT INTO coin.demo_transfer (site_id, member_id, request_key, chain_id, amount, nonce, tx_hash, raw, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ctx.siteId,
      key.memberId,
      key.requestKey,
      key.chainId,
      transfer.amount,
      transfer.nonce,
      transfer.txHash,
      transfer.raw,
      ctx.now,
    ],
  )
