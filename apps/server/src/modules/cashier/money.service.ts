import { type Cash, cashOf, moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { house, memberPurse, post, postPipelined } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import type { RequestRow } from './request.repository.ts'

/** Each movement has a key of its own per request, so that no replay moves it twice, whatever the code above it does. */
const about = async (ctx: Ctx, request: RequestRow, step: string) => {
  const currency = await siteCurrency(ctx)
  return {
    currency,
    amount: moneyOf(currency, request.amount),
    key: `cash:${request.request_id}:${step}`,
    reference: `cash:${request.request_id}`,
  }
}

/** Deposit arrived: from the bank, or from the house for coin, to the member. */
export const payIn = async (ctx: Ctx, request: RequestRow): Promise<void> => {
  const to = memberPurse(request.member_id, 'cash')
  const from = house(request.method)
  postPipelined(ctx, { ...(await about(ctx, request, 'in')), kind: 'deposit', from, to })
}

/** Withdrawal requested: out of the member's cash, which it answers. Throws InsufficientFunds. */
export const holdWithdrawal = async (ctx: Ctx, request: RequestRow): Promise<Cash> => {
  const from = memberPurse(request.member_id, 'cash')
  const to = memberPurse(request.member_id, 'withdrawal-pending')
  const posted = await post(ctx, { ...(await about(ctx, request, 'hold')), kind: 'withdrawal-requested', from, to })
  return cashOf(posted.fromBalance ?? 0)
}

/** Withdrawal completed: the money has left the house. */
export const payOut = async (ctx: Ctx, request: RequestRow): Promise<void> => {
  const from = memberPurse(request.member_id, 'withdrawal-pending')
  const to = house(request.method)
  postPipelined(ctx, { ...(await about(ctx, request, 'out')), kind: 'withdrawal-completed', from, to })
}

/** Withdrawal cancelled or rejected: back to the member's cash. */
export const giveBack = async (ctx: Ctx, request: RequestRow): Promise<void> => {
  const from = memberPurse(request.member_id, 'withdrawal-pending')
  const to = memberPurse(request.member_id, 'cash')
  postPipelined(ctx, { ...(await about(ctx, request, 'back')), kind: 'withdrawal-cancelled', from, to })
}
