import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { isMoreSigned, type LookedUp, lookUpSigned } from './closed-number.service.ts'
import { giveUp, queueAgain } from './end-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment.repository.ts'
import { inState, notePayment, stillOpen } from './payment-decision.ts'

type WalletOf = () => Promise<HotWallet>
const failedOnes = ['failed'] as const
const open = ['queued', 'failed'] as const

/** Another transaction may pay it where nothing that was signed for it can be mined any more. In steps, for the chain is asked. STAFF_COIN_OPEN: something may be. */
export const retryPayment = (ctx: StaffCtx, paymentId: number, walletOf: WalletOf): Promise<void> =>
  decide(ctx, { paymentId, walletOf, states: failedOnes }, async (own, payment) => {
    await queueAgain(own, payment)
    await notePayment(own, 'coin.retry', payment, 'queued')
  })

/** Given up before anything was signed for it, or where nothing of that can be mined any more: its withdrawal may be rejected then. In steps. STAFF_COIN_OPEN as above. */
export const dropPayment = (ctx: StaffCtx, paymentId: number, reason: string, walletOf: WalletOf): Promise<void> =>
  decide(ctx, { paymentId, walletOf, states: open }, async (own, payment) => {
    await giveUp(own, payment)
    await notePayment(own, 'coin.drop', payment, 'dropped', { reason })
  })

type About = { paymentId: number; walletOf: WalletOf; states: readonly string[] }
const decide = async (
  ctx: StaffCtx,
  { paymentId, walletOf, states }: About,
  act: (own: StaffCtx, payment: PaymentRow) => Promise<void>,
): Promise<void> => {
  const seen = await lookUpSigned(ctx, inState(await findPayment(ctx, paymentId), states), walletOf)
  if (seen.open) throw stillOpen(seen.open)
  await ctx.inOwnTransaction(async (own) => {
    const payment = inState(await lockPayment(own, paymentId), states)
    await assertNoMore(own, payment, seen)
    await act(own, payment)
  })
}

const assertNoMore = async (own: StaffCtx, payment: PaymentRow, seen: LookedUp): Promise<void> => {
  if (await isMoreSigned(own, payment, seen)) throw new StaffRefusal('STAFF_CONFLICT')
}
