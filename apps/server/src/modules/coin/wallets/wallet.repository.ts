import type { Address } from '@maru/coin-chain'
import type { Ctx } from '../../../platform/context.ts'

export const isWalletKnown = async (ctx: Ctx, chainId: number, address: Address): Promise<boolean> =>
  (await ctx.db.query('SELECT 1 FROM coin.wallet WHERE chain_id = $1 AND address = $2', [chainId, address])).length > 0

type Opening = { chainId: number; address: Address; opening: number; block: number }
/** Nothing where another process was faster. */
export const insertWallet = (ctx: Ctx, { chainId, address, opening, block }: Opening) =>
  ctx.db.query(
    `INSERT INTO coin.wallet (chain_id, address, opening, opened_block, opened_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (chain_id, address) DO NOTHING`,
    [chainId, address, opening, block, ctx.now],
  )
