import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { giveUp, queueAgain } from './end-payment.service.ts'
import { lockPayment, type PaymentRow } from './payment.repository.ts'

/** The transaction that failed can move nothing any more, by the chain or, where its number was lost, by what staff saw on the chain; so another one may. */
export const retryPayment = async (ctx: StaffCtx, paymentId: number): Promise<void> => {
  const payment = await lockIn(ctx, paymentId, ['failed'])
  await queueAgain(ctx, payment)
  await note(ctx, 'coin.retry', payment, 'queued')
}

/** Before it has a number, or after it failed: nothing of it can be in a block then. */
export const dropPayment = async (ctx: StaffCtx, paymentId: number, reason: string): Promise<void> => {
  const payment = await lockIn(ctx, paymentId, ['queued', 'failed'])
  await giveUp(ctx, payment)
  await note(ctx, 'coin.drop', payment, 'dropped', reason)
}

const lockIn = async (ctx: StaffCtx, paymentId: number, states: readonly string[]): Promise<PaymentRow> => {
  const payment = await lockPayment(ctx, paymentId)
  if (!payment) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!states.includes(payment.state)) throw new StaffRefusal('STAFF_STATUS_ORDER', { state: payment.state })
  return payment
}

const note = (ctx: StaffCtx, action: string, payment: PaymentRow, state: string, reason?: string) =>
  record(ctx, {
    action,
    target: `payment:${payment.paymentId}`,
    before: { state: payment.state, failure: payment.failure },
    after: {
      state,
      memberId: payment.memberId,
      amount: payment.amount,
      address: payment.address,
      ...(reason === undefined ? {} : { reason }),
    },
  })
