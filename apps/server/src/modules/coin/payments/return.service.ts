import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { creditOrAsk, waitingCredits } from '../deposits/credit-held.service.ts'
import { beginReturn, lockHeld } from '../deposits/held.service.ts'
import { addressIn, isSendable } from '../sendable-address.service.ts'
import { insertPayment } from './payment.repository.ts'

type Wanted = { address: string }

const approval = defineApproval<Wanted>({
  kind: 'coin.return',
  actions: { ask: 'coin.ask-return', confirm: 'coin.confirm-return', drop: 'coin.drop-return' },
  logged: ({ address }) => ({ address }),
  target: (subject) => `coin:${subject}`,
})

type Asked = { address: string; reason: string }

/** Asks that a held deposit goes back: whole, and only when another of the staff has confirmed it. STAFF_CONFLICT: its credit waits for another. */
export const askReturn = async (
  ctx: StaffCtx,
  chainId: number | undefined,
  depositId: number,
  asked: Asked,
): Promise<void> => {
  const deposit = await lockHeld(ctx, depositId)
  // What left the chain again is not paid back.
  if (deposit.chainId !== chainId || deposit.lostAt !== null) throw new StaffRefusal('STAFF_CONFLICT')
  if ((await waitingCredits(ctx)).has(depositId)) throw new StaffRefusal('STAFF_CONFLICT')
  const address = addressIn(asked.address)
  if (!address || !(await isSendable(ctx, address)))
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'address', problem: address ? 'ours' : 'none' }] })
  await approval.ask(ctx, { subject: String(depositId), after: 0, wanted: { address }, reason: asked.reason })
}

/** STAFF_CONFLICT: since it was asked for, it was credited, or its address became one of ours. */
export const confirmReturn = async (ctx: StaffCtx, chainId: number | undefined, requestId: number): Promise<void> => {
  const { subject, wanted, reason } = await approval.confirm(ctx, requestId)
  const { address } = wanted
  const { depositId, memberId, amount, ...deposit } = await lockHeld(ctx, Number(subject)).catch((error: unknown) => {
    throw error instanceof StaffRefusal ? new StaffRefusal('STAFF_CONFLICT') : error
  })
  const checked = addressIn(address)
  const isSame = deposit.chainId === chainId && deposit.lostAt === null
  if (!isSame || !checked || !(await isSendable(ctx, checked))) throw new StaffRefusal('STAFF_CONFLICT')
  await beginReturn(ctx, depositId)
  const paymentId = await insertPayment(ctx, { kind: 'return', depositId, memberId, chainId, address, amount })
  await record(ctx, {
    action: 'coin.return',
    target: `coin:${depositId}`,
    before: { state: 'held' },
    after: { state: 'returning', paymentId, memberId, amount, address, reason },
  })
}

export const dropReturn = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

/** A held deposit goes to the member after all. STAFF_CONFLICT: its return waits for another of the staff. */
export const creditInstead = async (
  ctx: StaffCtx,
  depositId: number,
  reason: string,
): Promise<{ isAsked: boolean }> => {
  await lockHeld(ctx, depositId)
  if ((await waitingReturns(ctx)).has(depositId)) throw new StaffRefusal('STAFF_CONFLICT')
  return creditOrAsk(ctx, depositId, reason)
}

/** By deposit. */
export const waitingReturns = async (ctx: StaffCtx) =>
  new Map((await approval.list(ctx)).map(({ subject, after: _, ...request }) => [Number(subject), request]))
