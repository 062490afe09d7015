import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import { isMoreSigned, type LookedUp, lookUpSigned, type Open } from './closed-number.service.ts'
import { takeNumberBack } from './end-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { lockNumbers } from './number.repository.ts'
import type { GivenNumber } from './number-used.repository.ts'
import { lockPayment, type PaymentRow, saveFailure } from './payment.repository.ts'
import { raiseFailedNotice } from './payment-notice.ts'

const who = { kind: 'system', job: 'coin.send' } as const
/** Why, by payment: one line in the log as long as it is the same. */
const reported = new WeakMap<HotWallet, Map<number, string>>()

/**
 * Looks up once more what was signed for a payment that waits, right before it gets a number. Undefined: none now. What is open of its own it goes on by, under the old number; what is open of another
 * payment of the same withdrawal or deposit, which was given up, people look at.
 */
export const lookUpEarlier = async (
  services: Services,
  wallet: HotWallet,
  payment: PaymentRow,
): Promise<LookedUp | undefined> => {
  const about = { who, siteId: payment.siteId }
  const seen = await services.reading(about, (ctx) => lookUpSigned(ctx, payment, async () => wallet))
  const { open } = seen
  if (!open) return seen
  const { why, number } = open
  report(services, wallet, payment, open)
  if (why !== 'unsure' && number)
    await services.inContext(about, (ctx) => stayWith(ctx, payment, seen, { why, number }))
  return undefined
}

const report = (services: Services, wallet: HotWallet, { paymentId }: PaymentRow, { why, number }: Open): void => {
  const known = reported.get(wallet) ?? new Map<number, string>()
  reported.set(wallet, known)
  if (known.get(paymentId) === why) return
  known.set(paymentId, why)
  services.log.warn({ paymentId, why, nonce: number?.nonce }, 'a payment gets no new number yet')
}

const stayWith = async (
  ctx: Ctx,
  { paymentId }: PaymentRow,
  seen: LookedUp,
  { number }: Open & { number: GivenNumber },
): Promise<void> => {
  await lockNumbers(ctx, number)
  const locked = await lockPayment(ctx, paymentId)
  if (locked?.state !== 'queued' || (await isMoreSigned(ctx, locked, seen))) return
  if (number.paymentId === paymentId) {
    await takeNumberBack(ctx, locked, number)
  } else if (locked.failure !== 'refused') {
    await saveFailure(ctx, paymentId, 'refused')
    await raiseFailedNotice(ctx, locked)
  }
}
