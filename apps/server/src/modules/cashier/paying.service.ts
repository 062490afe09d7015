import { type CoinTerms, cashStatuses, type MicroUsdt, microUsdt } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { coinTermsOf } from './coin-terms.rules.ts'
import { mayTakeOver, whyNot } from './decision.service.ts'
import { payOut } from './money.service.ts'
import { completePaid, findPayable, lockRequest, releasePaid, setPaying } from './paying.repository.ts'
import type { RequestRow } from './request.repository.ts'
import { publishChanged } from './request-changed.ts'

/** A withdrawal by coin that may be paid now. */
export type Payable = { requestId: number; memberId: number; cash: number; amount: MicroUsdt; address: string }

/**
 * Locked, so that of two who pay it at once the second finds it being paid. `heldBy`: who asked for it, where another confirms; else who pays holds it, or may take over.
 * Throws as a decision does; STAFF_STATUS_ORDER also for what goes by bank.
 */
export const lockPayable = async (ctx: StaffCtx, requestId: number, heldBy?: number): Promise<Payable> => {
  const request = await lockRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  const isHeld = request.staff_id === (heldBy ?? ctx.who.staffId) || (heldBy === undefined && mayTakeOver(ctx))
  const payable = payableOf(request)
  if (!payable || !isHeld || request.status !== cashStatuses.waiting || request.is_paying)
    throw await whyNot(ctx, requestId, 'approve')
  return payable
}

/** From now on nobody decides it. `lockPayable` has locked it. */
export const beginPaying = async (ctx: StaffCtx, requestId: number, isConfirmed: boolean): Promise<void> => {
  const { staffId, name } = ctx.who
  publishChanged(ctx, known(await setPaying(ctx, requestId, isConfirmed ? null : { staffId, name }), requestId))
}

/** The network has paid it: the member's money leaves the house for coin. */
export const completePaying = async (ctx: Ctx, requestId: number): Promise<void> => {
  const request = known(await completePaid(ctx, requestId), requestId)
  await payOut(ctx, request)
  publishChanged(ctx, request)
}

/** Its payment was given up, and moved nothing: it waits in hand as before. */
export const releasePaying = async (ctx: Ctx, requestId: number): Promise<void> =>
  publishChanged(ctx, known(await releasePaid(ctx, requestId), requestId))

const known = (request: RequestRow | undefined, requestId: number): RequestRow => {
  if (!request) throw new Error(`the withdrawal ${requestId} is not being paid`)
  return request
}

const payableOf = (request: RequestRow): Payable | undefined => {
  const terms: CoinTerms | null = coinTermsOf(request)
  if (!terms || terms.address === null) return undefined
  return {
    requestId: request.request_id,
    memberId: request.member_id,
    cash: request.amount,
    amount: microUsdt(terms.amount),
    address: terms.address,
  }
}

/** Of these withdrawals those that may still be paid. */
export const payableAmong = async (ctx: Ctx, requestIds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set((await findPayable(ctx, requestIds)).map(({ request_id }) => request_id))
