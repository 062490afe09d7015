import { type CashStatus, cashStatuses, isCashReason, type StaffCashReason } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import type { DepositBonusOutcome } from '../promotions/index.ts'
import { isPaused, passesDepositLimit } from '../protection/index.ts'
import { grantChosenBonus } from './bonus.service.ts'
import { giveBack, payIn, payOut } from './money.service.ts'
import { decideRequest, findRequest, type RequestRow, takeInHand } from './request.repository.ts'
import { type RequestAct, staffOrderCode } from './request.states.ts'
import { publishChanged } from './request-changed.ts'

type Decided = { status: CashStatus }

/** Staff take an applied request in hand; nobody else decides it then. */
export const waitRequest = async (ctx: StaffCtx, requestId: number): Promise<Decided> => {
  const request = await takeInHand(ctx, requestId)
  if (!request) throw await whyNot(ctx, requestId, 'wait')
  return noted(ctx, 'wait', request)
}

/** Completed: a deposit reaches the member's cash, a withdrawal leaves the house. */
export const approveRequest = async (ctx: StaffCtx, requestId: number): Promise<Decided> => {
  const request = await decideRequest(ctx, requestId, 'approve', mayTakeOver(ctx), null)
  if (!request) throw await whyNot(ctx, requestId, 'approve')
  // A limit may have been tightened since the request, and then counts the request itself.
  const memberId = request.member_id
  if (
    request.cash_type === 'deposit' &&
    ((await passesDepositLimit(ctx, memberId, 0)) || (await isPaused(ctx, memberId)))
  )
    throw new StaffRefusal('STAFF_MEMBER_PROTECTED')
  const pay = request.cash_type === 'deposit' ? payIn : payOut
  await pay(ctx, request)
  const bonus = await grantChosenBonus(ctx, request)
  return noted(ctx, 'approve', request, bonus)
}

/** Cancelled with a reason that the member reads; a withdrawal's money goes back. Throws STAFF_REASON_REQUIRED for a reason of another type of request. */
export const rejectRequest = async (ctx: StaffCtx, requestId: number, reason: StaffCashReason): Promise<Decided> => {
  const request = await decideRequest(ctx, requestId, 'reject', mayTakeOver(ctx), reason)
  if (!request) throw await whyNot(ctx, requestId, 'reject')
  if (typeof reason !== 'string' && !isCashReason(reason.named, [request.cash_type]))
    throw new StaffRefusal('STAFF_REASON_REQUIRED')
  if (request.cash_type === 'withdrawal') await giveBack(ctx, request)
  return noted(ctx, 'reject', request)
}

/** Who manages the staff may decide what another holds, so that nothing waits for somebody who went home. */
export const mayTakeOver = (ctx: StaffCtx): boolean => ctx.who.permissions.includes('staff.manage')

const noted = async (
  ctx: StaffCtx,
  act: 'wait' | 'approve' | 'reject',
  request: RequestRow,
  bonus?: DepositBonusOutcome,
): Promise<Decided> => {
  await record(ctx, {
    action: `cashier.${act}`,
    target: `cash:${request.request_id}`,
    before: { status: act === 'wait' ? cashStatuses.applied : cashStatuses.waiting },
    after: {
      status: request.status,
      cashType: request.cash_type,
      memberId: request.member_id,
      amount: request.amount,
      ...(bonus ? { bonus } : {}),
      ...(act === 'reject' ? { reason: request.reason ?? request.named_reason } : {}),
    },
  })
  publishChanged(ctx, request)
  return { status: request.status }
}

export const whyNot = async (ctx: StaffCtx, requestId: number, act: RequestAct): Promise<StaffRefusal> => {
  const request = await findRequest(ctx, requestId)
  if (!request) return new StaffRefusal('STAFF_NOT_FOUND')
  const isHeldByOther = request.status === cashStatuses.waiting && request.staff_id !== ctx.who.staffId
  if (isHeldByOther && (act === 'wait' || !mayTakeOver(ctx)))
    return new StaffRefusal('STAFF_HELD_BY_OTHER', { staffName: request.staff_name })
  return new StaffRefusal(staffOrderCode(request.status), { status: request.status })
}
