import type { Block, Chain } from '@maru/coin-chain'
import type { CoinNetwork } from '@maru/contract'
import type { Services } from '../../../platform/services.ts'
import { findChain, moveChecked } from './chain.repository.ts'
import { recordAll } from './record-all.service.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
/** Not as many as at the first reading, so that what a node leaves out of a range is asked for in another one. */
const BLOCKS_AT_ONCE = 150
/** After so long the next tick goes on. */
const LONGEST_MS = 10_000

/**
 * Reads transfers a second time when their blocks are deep enough, for a node that is behind another one answers that there are none. As many blocks at once as have to
 * lie over a deposit, so not the ranges of the first reading. What was read is not recorded twice.
 */
export const readAgain = async (
  services: Services,
  chain: Chain,
  { chainId, confirmations }: CoinNetwork,
  head: Block,
): Promise<void> => {
  const row = await services.reading(about, (ctx) => findChain(ctx, chainId))
  if (row?.checkedNumber == null || row.readNumber === null) return
  const last = Math.min(row.readNumber, head.number - confirmations)
  const begun = performance.now()
  for (let from = row.checkedNumber; last - from >= confirmations && performance.now() - begun < LONGEST_MS; ) {
    const to = Math.min(last, from + BLOCKS_AT_ONCE)
    const before = await chain.block(to)
    const transfers = await chain.transfers(from + 1, to)
    // All of it was of one branch.
    if (!before || (await chain.block(to))?.hash !== before.hash) return
    for (const { block, txHash, amount } of await recordAll(services, chainId, transfers))
      services.log.warn({ block: block.number, txHash, amount }, 'only the second reading of a block found a transfer')
    if (!(await services.inContext(about, (ctx) => moveChecked(ctx, chainId, from, to)))) return
    from = to
  }
}
