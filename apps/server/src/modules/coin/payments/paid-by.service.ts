import type { Hash } from '@maru/coin-chain'
import { type MicroUsdt, microUsdt } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { isMoreSigned, type LookedUp, lookUpSigned } from './closed-number.service.ts'
import { endPaidBy } from './end-payment.service.ts'
import type { HotWallet } from './hot-wallet.ts'
import { findPayment, lockPayment, type PaymentRow } from './payment.repository.ts'
import { inState, notePayment, stillOpen } from './payment-decision.ts'
import { provePaid } from './prove-paid.service.ts'

type WalletOf = () => Promise<HotWallet>
/** What was read by who asked; nothing of it can change. */
type Wanted = { memberId: number; amount: MicroUsdt; address: string; txHash: Hash }
const open = ['queued', 'failed'] as const

const approval = defineApproval<Wanted>({
  kind: 'coin.paid-by',
  actions: { ask: 'coin.ask-paid-by', confirm: 'coin.confirm-paid-by', drop: 'coin.drop-paid-by' },
  target: (subject) => `payment:${subject}`,
  logged: ({ memberId, amount, address, txHash }) => ({ memberId, amount, address, txHash }),
})

type Asked = { paymentId: number; txHash: Hash; reason: string }

/**
 * A payment that was not signed here, or whose number was lost, was paid by a transaction that the chain has: one of the staff names it, and another confirms it. In steps, for the chain is asked.
 * STAFF_CONFLICT: one waits already.
 */
export const askPaidBy = async (ctx: StaffCtx, walletOf: WalletOf, { paymentId, txHash, reason }: Asked) => {
  const payment = inState(await findPayment(ctx, paymentId), open)
  await prove(ctx, payment, txHash, walletOf)
  const { memberId, address } = payment
  const wanted = { memberId, amount: microUsdt(payment.amount), address, txHash }
  await ctx.inOwnTransaction((own) => approval.ask(own, { subject: String(paymentId), after: 0, wanted, reason }))
}

/** The second of two; the chain is asked once more. STAFF_CONFLICT: since it was asked for the payment was paid, given up or signed. Where it is refused, the request waits on. */
export const confirmPaidBy = async (ctx: StaffCtx, walletOf: WalletOf, requestId: number): Promise<void> => {
  const seen = await lookAgain(ctx, walletOf, requestId)
  await ctx.inOwnTransaction(async (own) => {
    const { subject, wanted, reason } = await approval.confirm(own, requestId)
    if (!seen) throw new StaffRefusal('STAFF_CONFLICT')
    const payment = isDecidable(await lockPayment(own, Number(subject)))
    if (await isMoreSigned(own, payment, seen.signed)) throw new StaffRefusal('STAFF_CONFLICT')
    await endPaidBy(own, payment, seen.transfer)
    await notePayment(own, 'coin.paid-by', payment, 'paid', { txHash: wanted.txHash, reason })
  })
}

export const dropPaidBy = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

/** By payment. */
export const waitingPaidBys = async (ctx: StaffCtx) =>
  new Map((await approval.list(ctx)).map(({ subject, after: _, ...request }) => [Number(subject), request]))

/** Undefined: nothing waits, or staff may not confirm what does; the transaction says which. */
const lookAgain = async (ctx: StaffCtx, walletOf: WalletOf, requestId: number) => {
  const request = (await approval.list(ctx)).find((one) => one.requestId === requestId)
  if (!request || request.isOwn) return undefined
  const payment = isDecidable(await findPayment(ctx, Number(request.subject)))
  return prove(ctx, payment, request.wanted.txHash, walletOf)
}

/** Nothing else that was signed for it may be mined, and that transaction paid it. */
const prove = async (ctx: StaffCtx, payment: PaymentRow, txHash: Hash, walletOf: WalletOf) => {
  const signed: LookedUp = await lookUpSigned(ctx, payment, walletOf)
  if (signed.open) throw stillOpen(signed.open)
  return { signed, transfer: await provePaid(ctx, payment, txHash, walletOf) }
}

const isDecidable = (payment: PaymentRow | undefined): PaymentRow => {
  if (!payment || !open.some((state) => state === payment.state)) throw new StaffRefusal('STAFF_CONFLICT')
  return payment
}
