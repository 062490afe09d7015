import type { Services } from '../../../platform/services.ts'
import type { HotWallet } from './hot-wallet.ts'
import { findAttempts } from './number.repository.ts'
import { findTakenBack } from './payment.repository.ts'

const everywhere = { who: { kind: 'system', job: 'coin.send' }, siteId: 0 } as const
const reported = new WeakMap<HotWallet, Set<number>>()

/**
 * A block deeper than the confirmations left the chain, and with it payments that have ended. What was signed is sent again: nobody gets it twice, for the number is the same, and
 * without it no later number is taken.
 */
export const sendTakenBack = async (services: Services, wallet: HotWallet, minedNonce: number): Promise<void> => {
  const { chain, signer } = wallet
  const known = reported.get(wallet) ?? new Set<number>()
  reported.set(wallet, known)
  const payments = await services.reading(everywhere, (ctx) =>
    findTakenBack(ctx, chain.chainId, signer.address, minedNonce),
  )
  for (const payment of payments) {
    const [newest] = await services.reading({ ...everywhere, siteId: payment.siteId }, (ctx) =>
      findAttempts(ctx, payment),
    )
    const answer = newest && (await chain.send(newest.raw))
    if (known.has(payment.paymentId)) continue
    known.add(payment.paymentId)
    const { paymentId, nonce, state } = payment
    services.log.error({ paymentId, nonce, state, answer }, 'a payment that had ended left the chain: it is sent again')
  }
}
