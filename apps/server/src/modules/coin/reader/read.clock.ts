import { ChainUnreachable } from '@maru/coin-chain'
import type { Config } from '../../../config.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { chainOf, networkOf } from '../network.ts'
import { openWallet } from '../wallets/open-wallet.service.ts'
import { saveFailure, saveReached } from './chain.repository.ts'
import { checkDeposits } from './check-deposits.service.ts'
import { readAgain } from './read-again.service.ts'
import { readChain } from './read-chain.service.ts'
import { reviewAllLost } from './review-deposits.service.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
/** One line in the log where the chain stops to answer, and one where it answers again. */
const unreached = new WeakSet<Config>()

/** Sees transfers to members' addresses, and books them when they are deep enough. Done twice, by two processes at once, or after a crash anywhere, it does the same. */
export const followChain = async (services: Services): Promise<void> => {
  const { config, log } = services
  const network = networkOf(config)
  if (!network) return
  try {
    const chain = await chainOf(config)
    const head = await chain.head()
    await services.inContext(about, (ctx) => saveReached(ctx, network, head))
    if (unreached.delete(config)) log.info('the chain answers again')
    await readChain(services, chain, network, head)
    await openWallet(services, chain)
    await checkDeposits(services, chain, network, head)
    await reviewAllLost(services, chain, network.chainId)
    await readAgain(services, chain, network, head)
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error
    if (!unreached.has(config)) log.warn({ err: error }, 'the chain does not answer')
    unreached.add(config)
    await services.inContext(about, (ctx) => saveFailure(ctx, network, error.message))
  }
}

export const readClock: NamedClock = { name: 'coin.read', everyMs: 2_000, tick: followChain }
