import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import type { Open } from './closed-number.service.ts'
import type { PaymentRow } from './payment.repository.ts'

/** What staff may decide of a payment in one of these states. */
export const inState = (payment: PaymentRow | undefined, states: readonly string[]): PaymentRow => {
  if (!payment) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!states.includes(payment.state)) throw new StaffRefusal('STAFF_STATUS_ORDER', { state: payment.state })
  return payment
}

export const stillOpen = ({ why, number }: Open): StaffRefusal =>
  new StaffRefusal('STAFF_COIN_OPEN', { why, nonce: number?.nonce ?? null })

export const notePayment = (ctx: StaffCtx, action: string, payment: PaymentRow, state: string, more: object = {}) =>
  record(ctx, {
    action,
    target: `payment:${payment.paymentId}`,
    before: { state: payment.state, failure: payment.failure },
    after: { state, memberId: payment.memberId, amount: payment.amount, address: payment.address, ...more },
  })
