import { ChainUnreachable } from '@maru/coin-chain'
import type { Services } from '../../../platform/services.ts'
import { followFailed, followPayment } from './follow-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { countQueued, findFailed, findNumbered, lastPaidAt } from './payment.repository.ts'
import { noteLack } from './payment-notice.ts'
import { sendTakenBack } from './send-taken-back.service.ts'
import { signQueued } from './sign-payment.service.ts'

/** While nothing else is under way, a chain that goes back further than this is not asked for it. */
const TAKEN_BACK_WITHIN_MS = 24 * 3_600_000
const everywhere = { who: { kind: 'system', job: 'coin.send' }, siteId: 0 } as const

/** One round: every payment that has a number takes its step, then those that wait get theirs. Two who do it at once, and one that dies anywhere, do no harm. */
export const sendPayments = async (services: Services, wallet: HotWallet): Promise<void> => {
  const { chain, signer } = wallet
  const { numbered, failed, queued, last } = await services.reading(everywhere, async (ctx) => ({
    numbered: await findNumbered(ctx, chain.chainId),
    failed: await findFailed(ctx, chain.chainId),
    queued: await countQueued(ctx, chain.chainId),
    last: await lastPaidAt(ctx, chain.chainId),
  }))
  const isRecent = last !== null && services.clock.now().getTime() - last.getTime() < TAKEN_BACK_WITHIN_MS
  if (numbered.length + failed.length + queued === 0 && !isRecent) return noteLack(services, chain.chainId, null)
  const seen = { head: await chain.head(), minedNonce: await chain.minedNonce(signer.address) }
  await sendTakenBack(services, wallet, seen.minedNonce)
  for (const payment of [...numbered, ...failed])
    try {
      if (payment.state === 'failed') await followFailed(services, wallet, payment)
      else await followPayment(services, wallet, payment, seen)
    } catch (error) {
      if (error instanceof ChainUnreachable) throw error
      // One that fails holds up no other.
      services.log.error({ err: error, paymentId: payment.paymentId }, 'a payment was not followed')
    }
  await signQueued(services, wallet, seen)
}
