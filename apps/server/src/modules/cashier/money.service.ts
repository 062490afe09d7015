import { type Won, won } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { house, memberPurse, post, postPipelined } from '../ledger/index.ts'
import type { RequestRow } from './request.repository.ts'

/** Each movement has a key of its own per request, so that no replay moves it twice, whatever the code above it does. */
const about = (request: RequestRow, step: string) =>
  ({
    currency: 'KRW',
    amount: won(request.amount),
    key: `cash:${request.request_id}:${step}`,
    reference: `cash:${request.request_id}`,
  }) as const

/** Deposit arrived: from the bank to the member. */
export const payIn = (ctx: Ctx, request: RequestRow): void => {
  const to = memberPurse(request.member_id, 'cash')
  postPipelined(ctx, { ...about(request, 'in'), kind: 'deposit', from: house('bank'), to })
}

/** Withdrawal requested: out of the member's cash, which it answers. Throws InsufficientFunds. */
export const holdWithdrawal = async (ctx: Ctx, request: RequestRow): Promise<Won> => {
  const from = memberPurse(request.member_id, 'cash')
  const to = memberPurse(request.member_id, 'withdrawal-pending')
  const posted = await post(ctx, { ...about(request, 'hold'), kind: 'withdrawal-requested', from, to })
  return won(posted.fromBalance ?? 0)
}

/** Withdrawal completed: the money has left the house. */
export const payOut = (ctx: Ctx, request: RequestRow): void => {
  const from = memberPurse(request.member_id, 'withdrawal-pending')
  postPipelined(ctx, { ...about(request, 'out'), kind: 'withdrawal-completed', from, to: house('bank') })
}

/** Withdrawal cancelled or rejected: back to the member's cash. */
export const giveBack = (ctx: Ctx, request: RequestRow): void => {
  const from = memberPurse(request.member_id, 'withdrawal-pending')
  const to = memberPurse(request.member_id, 'cash')
  postPipelined(ctx, { ...about(request, 'back'), kind: 'withdrawal-cancelled', from, to })
}
