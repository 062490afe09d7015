import type { Block } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'
import { DEPOSIT_COLUMNS, type DepositRow, type FrozenRate } from '../deposits/deposit.repository.ts'
import type { PlacedTransfer } from './found-transfer.rules.ts'

type Key = { chainId: number; txHash: string; place: number }

/** Of the context's site. */
export const lockFound = async (ctx: Ctx, { chainId, txHash, place }: Key): Promise<DepositRow | undefined> => {
  const [row] = await ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE site_id = $1 AND chain_id = $2 AND tx_hash = $3 AND place = $4 FOR UPDATE`,
    [ctx.siteId, chainId, txHash, place],
  )
  return row
}

type Seen = { chainId: number; memberId: number; transfer: PlacedTransfer; rate: FrozenRate | undefined }

/** Nothing where another process was faster. */
export const insertSeen = (ctx: Ctx, { chainId, memberId, transfer, rate }: Seen) =>
  ctx.db.query(
    `INSERT INTO coin.deposit (site_id, member_id, chain_id, tx_hash, place, from_address, to_address, amount, block, block_hash, block_at,
       rate, rate_id, spread, quote_id, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT (site_id, chain_id, tx_hash, place) DO NOTHING`,
    [
      ctx.siteId,
      memberId,
      chainId,
      transfer.txHash,
      transfer.place,
      transfer.from,
      transfer.to,
      transfer.amount,
      transfer.block.number,
      transfer.block.hash,
      transfer.block.at,
      rate?.rate ?? null,
      rate?.rateId ?? null,
      rate?.spread ?? null,
      rate?.quoteId ?? null,
      ctx.now,
    ],
  )

/** In this block now; of one that was gone, too. */
export const saveBlock = (ctx: Ctx, depositId: number, block: Block) =>
  ctx.db.query(
    `UPDATE coin.deposit SET state = 'seen', ended_at = NULL, block = $3, block_hash = $4, block_at = $5 WHERE site_id = $1 AND deposit_id = $2`,
    [ctx.siteId, depositId, block.number, block.hash, block.at],
  )

export const saveGone = (ctx: Ctx, depositId: number) =>
  ctx.db.query(`UPDATE coin.deposit SET state = 'gone', ended_at = $3 WHERE site_id = $1 AND deposit_id = $2`, [
    ctx.siteId,
    depositId,
    ctx.now,
  ])

export const saveLost = (ctx: Ctx, depositId: number, isLost: boolean) =>
  ctx.db.query('UPDATE coin.deposit SET lost_at = $3 WHERE site_id = $1 AND deposit_id = $2', [
    ctx.siteId,
    depositId,
    isLost ? ctx.now : null,
  ])

/** Of every site, the oldest first: those not in the books that lie in blocks up to this one, or have no rate yet. */
export const findToCheck = (ctx: Ctx, chainId: number, upTo: number): Promise<DepositRow[]> =>
  ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE chain_id = $1 AND state = 'seen' AND (block <= $2 OR rate IS NULL) ORDER BY deposit_id`,
    [chainId, upTo],
  )

/** Of every site: those not in the books that lie behind a block. */
export const findSeenAfter = (ctx: Ctx, chainId: number, block: number): Promise<DepositRow[]> =>
  ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE chain_id = $1 AND state = 'seen' AND block > $2 ORDER BY deposit_id`,
    [chainId, block],
  )

export const findLost = (ctx: Ctx, chainId: number): Promise<DepositRow[]> =>
  ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE chain_id = $1 AND lost_at IS NOT NULL ORDER BY deposit_id`,
    [chainId],
  )

/** In the books, of every site, the highest blocks first. */
export const findBooked = (ctx: Ctx, chainId: number, before: number, most: number): Promise<DepositRow[]> =>
  ctx.db.query<DepositRow>(
    `SELECT ${DEPOSIT_COLUMNS} FROM coin.deposit WHERE chain_id = $1 AND booked_at IS NOT NULL AND lost_at IS NULL AND block < $2
     ORDER BY block DESC LIMIT $3`,
    [chainId, before, most],
  )
