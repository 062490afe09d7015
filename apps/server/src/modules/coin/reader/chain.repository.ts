import type { Block, Hash } from '@maru/coin-chain'
import type { CoinNetwork } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** Up to where it was read, on which branch. */
export type Place = { number: number; hash: Hash }
export type ChainRow = {
  readNumber: number | null
  readHash: Hash | null
  /** Up to where it was read a second time. */
  checkedNumber: number | null
  headNumber: number | null
  headAt: Date | null
  reachedAt: Date | null
  failure: string | null
}

export const findChain = async (ctx: Ctx, chainId: number): Promise<ChainRow | undefined> => {
  const [row] = await ctx.db.query<ChainRow>(
    `SELECT read_number AS "readNumber", read_hash AS "readHash", checked_number AS "checkedNumber", head_number AS "headNumber", head_at AS "headAt", reached_at AS "reachedAt", failure
     FROM coin.chain WHERE chain_id = $1`,
    [chainId],
  )
  return row
}

/** It answered: its newest block. */
export const saveReached = (ctx: Ctx, { chainId, token }: CoinNetwork, head: Block) =>
  ctx.db.query(
    `INSERT INTO coin.chain (chain_id, token, head_number, head_at, reached_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (chain_id) DO UPDATE SET token = excluded.token, head_number = excluded.head_number, head_at = excluded.head_at,
       reached_at = excluded.reached_at, failure = NULL`,
    [chainId, token, head.number, head.at, ctx.now],
  )

export const saveFailure = (ctx: Ctx, { chainId, token }: CoinNetwork, failure: string) =>
  ctx.db.query(
    `INSERT INTO coin.chain (chain_id, token, failure) VALUES ($1, $2, $3)
     ON CONFLICT (chain_id) DO UPDATE SET failure = excluded.failure`,
    [chainId, token, failure],
  )

/** From where it was read to where it is now; false: somebody else moved it meanwhile. Where it goes back, the second reading goes back with it. */
export const moveRead = async (ctx: Ctx, chainId: number, from: Place | undefined, to: Place): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE coin.chain SET read_number = $4, read_hash = $5, checked_number = least(coalesce(checked_number, $4), $4)
     WHERE chain_id = $1 AND read_number IS NOT DISTINCT FROM $2 AND read_hash IS NOT DISTINCT FROM $3 RETURNING 1`,
    [chainId, from?.number ?? null, from?.hash ?? null, to.number, to.hash],
  )
  return rows.length === 1
}

export const moveChecked = async (ctx: Ctx, chainId: number, from: number, to: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE coin.chain SET checked_number = $3 WHERE chain_id = $1 AND checked_number = $2 AND read_number >= $3 RETURNING 1`,
    [chainId, from, to],
  )
  return rows.length === 1
}
