import { ChainUnreachable } from '@maru/coin-chain'
import type { Config } from '../../../config.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { networkOf } from '../network.ts'
import { hotWalletOf } from './hot-wallet.service.ts'
import { sendPayments } from './send-payments.service.ts'

/** One line in the log where the chain stops to answer; the reader of the chain says the rest. */
const unreached = new WeakSet<Config>()

const send = async (services: Services): Promise<void> => {
  const { config, log } = services
  if (!networkOf(config)) return
  try {
    await sendPayments(services, await hotWalletOf(config))
    unreached.delete(config)
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error
    if (!unreached.has(config)) log.warn({ err: error }, 'payments wait for the chain to answer')
    unreached.add(config)
  }
}

export const sendClock: NamedClock = { name: 'coin.send', everyMs: 2_000, tick: send }
