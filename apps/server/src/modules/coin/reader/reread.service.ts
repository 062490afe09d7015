import type { Config } from '../../../config.ts'
import type { Ctx, System } from '../../../platform/context.ts'
import { chainOf, networkOf } from '../network.ts'
import { findChain, moveRead } from './chain.repository.ts'

const TRIES = 10

/** In a transaction of its own. */
type Act = <T>(act: (ctx: Ctx<System>) => Promise<T>) => Promise<T>

/** Both readings begin again at this block, also while servers read. Throws where that cannot be, and ChainUnreachable. */
export const rereadFrom = async (config: Config, inTransaction: Act, block: number): Promise<void> => {
  const network = networkOf(config)
  if (!network) throw new Error('no chain is set up here: COIN_RPC_URL and the others are missing')
  const { chainId } = network
  const chain = await chainOf(config)
  for (let n = 0; n < TRIES; n++) {
    const row = await inTransaction((ctx) => findChain(ctx, chainId))
    if (row?.readNumber == null || row.readHash === null) throw new Error('nothing of this chain was read yet')
    if (!Number.isSafeInteger(block) || block < 1 || block > row.readNumber)
      throw new Error(`it must be a block from 1 to ${row.readNumber}, up to which it was read`)
    const before = await chain.block(block - 1)
    if (!before) throw new Error(`the node has no block ${block - 1}`)
    const from = { number: row.readNumber, hash: row.readHash }
    if (await inTransaction((ctx) => moveRead(ctx, chainId, from, before))) return
  }
  throw new Error('the servers read on each time: try again')
}
