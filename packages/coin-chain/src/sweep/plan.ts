import { depositAddress } from '../address.ts'
import type { Address, Chain } from '../chain.ts'

/** The last child: the server counts deposit addresses from the first, and never comes to it. */
const GAS_WALLET = 0x7fff_ffff
const AT_ONCE = 500

export type Holding = { index: number; address: Address; amount: number }

/** Pays for the gas of the sweep. It is of the same words, so nobody but their owner can spend it. */
export const gasWalletOf = (xpub: string): { index: number; address: Address } => ({
  index: GAS_WALLET,
  address: depositAddress(xpub, GAS_WALLET),
})

/** Which of the first so many deposit addresses hold at least so many micro-USDT. */
export const holdingsOf = async (chain: Chain, xpub: string, addresses: number, least: number): Promise<Holding[]> => {
  const found: Holding[] = []
  for (let from = 0; from < addresses; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, addresses - from) }, (_, at) => depositAddress(xpub, from + at))
    const amounts = await chain.balances(some)
    for (const [at, address] of some.entries()) {
      const amount = amounts[at] ?? 0
      if (amount > 0 && amount >= least) found.push({ index: from + at, address, amount })
    }
  }
  return found
}
