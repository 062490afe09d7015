import type { Chain } from '@maru/coin-chain'
import type { Services } from '../../../platform/services.ts'
import { hotAddress } from '../payments/hot-wallet.service.ts'
import { findChain } from '../reader/chain.repository.ts'
import { insertWallet, isWalletKnown } from './wallet.repository.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
const opened = new WeakSet<Chain>()

/**
 * The hot wallet, with what it holds at the block up to which transfers were read: those before are in it, those behind it are found. Where a block came meanwhile the next
 * tick tries again.
 */
export const openWallet = async (services: Services, chain: Chain): Promise<void> => {
  const address = hotAddress(services.config)
  if (!address || opened.has(chain)) return
  const { chainId } = chain
  const [isKnown, row] = await services.reading(about, async (ctx) => [
    await isWalletKnown(ctx, chainId, address),
    await findChain(ctx, chainId),
  ])
  if (!isKnown) {
    const [opening = 0] = await chain.balances([address])
    const head = await chain.head()
    if (row?.readHash !== head.hash) return
    await services.inContext(about, (ctx) => insertWallet(ctx, { chainId, address, opening, block: head.number }))
  }
  opened.add(chain)
}
