import { ChainUnreachable } from '@maru/coin-chain'
import type { Services } from '../../../platform/services.ts'
import { followPayment } from './follow-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { countQueued, findNumbered } from './payment.repository.ts'
import { noteLack } from './payment-notice.ts'
import { signQueued } from './sign-payment.service.ts'

const everywhere = { who: { kind: 'system', job: 'coin.send' }, siteId: 0 } as const

/** One round: every payment that has a number takes its step, then those that wait get theirs. Two who do it at once, and one that dies anywhere, do no harm. */
export const sendPayments = async (services: Services, wallet: HotWallet): Promise<void> => {
  const { chain, signer } = wallet
  const { numbered, queued } = await services.reading(everywhere, async (ctx) => ({
    numbered: await findNumbered(ctx, chain.chainId),
    queued: await countQueued(ctx, chain.chainId),
  }))
  if (numbered.length + queued === 0) return noteLack(services, chain.chainId, null)
  const seen = { head: await chain.head(), minedNonce: await chain.minedNonce(signer.address) }
  for (const payment of numbered)
    try {
      await followPayment(services, wallet, payment, seen)
    } catch (error) {
      if (error instanceof ChainUnreachable) throw error
      // One that fails holds up no other.
      services.log.error({ err: error, paymentId: payment.paymentId }, 'a payment was not followed')
    }
  await signQueued(services, wallet, seen)
}
