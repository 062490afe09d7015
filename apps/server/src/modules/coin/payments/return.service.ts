import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { insertPayment } from './payment.repository.ts'
import { type HeldDeposit, lockDeposit, saveReturning } from './returned.repository.ts'

type Wanted = { address: string }

const approval = defineApproval<Wanted>({
  kind: 'coin.return',
  actions: { ask: 'coin.ask-return', confirm: 'coin.confirm-return', drop: 'coin.drop-return' },
  logged: ({ address }) => ({ address }),
  target: (subject) => `coin:${subject}`,
})

type Asked = { address: string; reason: string }

/** Asks that a held deposit goes back: whole, and only when another of the staff has confirmed it. */
export const askReturn = async (ctx: StaffCtx, depositId: number, { address, reason }: Asked): Promise<void> => {
  await lockHeld(ctx, depositId)
  await approval.ask(ctx, { subject: String(depositId), after: 0, wanted: { address }, reason })
}

/** STAFF_CONFLICT: since it was asked for, it was credited. */
export const confirmReturn = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { subject, wanted, reason } = await approval.confirm(ctx, requestId)
  const { depositId, memberId, chainId, amount } = await lockHeld(ctx, Number(subject), 'STAFF_CONFLICT')
  await saveReturning(ctx, depositId)
  const { address } = wanted
  const paymentId = await insertPayment(ctx, { kind: 'return', depositId, memberId, chainId, address, amount })
  await record(ctx, {
    action: 'coin.return',
    target: `coin:${depositId}`,
    before: { state: 'held' },
    after: { state: 'returning', paymentId, memberId, amount, address, reason },
  })
}

export const dropReturn = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

/** By deposit. */
export const waitingReturns = async (ctx: StaffCtx) =>
  new Map((await approval.list(ctx)).map(({ subject, ...request }) => [Number(subject), request]))

const lockHeld = async (
  ctx: StaffCtx,
  depositId: number,
  code: 'STAFF_STATUS_ORDER' | 'STAFF_CONFLICT' = 'STAFF_STATUS_ORDER',
): Promise<HeldDeposit> => {
  const deposit = await lockDeposit(ctx, depositId)
  if (!deposit) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (deposit.state !== 'held') throw new StaffRefusal(code, { state: deposit.state })
  return deposit
}
