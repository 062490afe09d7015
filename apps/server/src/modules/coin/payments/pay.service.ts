import { type MicroUsdt, microUsdt } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { beginPaying, lockPayable, type Payable, payableAmong } from '../../cashier/index.ts'
import { siteOptions } from '../../site/index.ts'
import { insertPayment } from './payment.repository.ts'

/** What was read by who asked; nothing of it can change while the withdrawal waits. */
type Wanted = { cashIdx: number; memberId: number; cash: number; amount: MicroUsdt; address: string }

const approval = defineApproval<Wanted>({
  kind: 'coin.pay',
  actions: { ask: 'coin.ask-pay', confirm: 'coin.confirm-pay', drop: 'coin.drop-pay' },
  logged: ({ memberId, cash, amount, address }) => ({ memberId, cash, amount, address }),
  target: (subject) => `cash:${subject}`,
})

/** Who holds a withdrawal pays it; what is more than one pays alone waits for another of the staff. STAFF_CONFLICT: it waits for one already, or no chain is set up any more. */
export const payWithdrawal = async (
  ctx: StaffCtx,
  chainId: number | undefined,
  cashIdx: number,
): Promise<{ isAsked: boolean }> => {
  const payable = await lockPayable(ctx, cashIdx)
  const { coinPayAlone } = await siteOptions(ctx)
  if (payable.cash <= coinPayAlone) {
    await begin(ctx, chainId, payable, false)
    return { isAsked: false }
  }
  await approval.ask(ctx, { subject: String(cashIdx), after: 0, wanted: wantedOf(payable), reason: '' })
  return { isAsked: true }
}

/** The second of two. STAFF_CONFLICT: since it was asked for, it was rejected, or is being paid. */
export const confirmPay = async (ctx: StaffCtx, chainId: number | undefined, requestId: number): Promise<void> => {
  const { wanted, askedBy } = await approval.confirm(ctx, requestId)
  const payable = await lockPayable(ctx, wanted.cashIdx, askedBy).catch((error: unknown) => {
    throw error instanceof StaffRefusal ? new StaffRefusal('STAFF_CONFLICT') : error
  })
  const now = wantedOf(payable)
  if (now.cash !== wanted.cash || now.amount !== wanted.amount || now.address !== wanted.address)
    throw new StaffRefusal('STAFF_CONFLICT')
  await begin(ctx, chainId, payable, true)
}

export const dropPay = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

/** What waits for a second of the staff and can still be paid, the oldest first. */
export const waitingPays = async (ctx: StaffCtx) => {
  const requests = await approval.list(ctx)
  const open = await payableAmong(
    ctx,
    requests.map(({ wanted }) => wanted.cashIdx),
  )
  return requests.filter(({ wanted }) => open.has(wanted.cashIdx))
}

const begin = async (
  ctx: StaffCtx,
  chainId: number | undefined,
  payable: Payable,
  isConfirmed: boolean,
): Promise<void> => {
  if (chainId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  const { requestId, memberId, cash, amount, address } = payable
  await beginPaying(ctx, requestId, isConfirmed)
  const paymentId = await insertPayment(ctx, { kind: 'withdrawal', requestId, memberId, chainId, address, amount })
  await record(ctx, {
    action: 'coin.pay',
    target: `cash:${requestId}`,
    before: { isPaying: false },
    after: { isPaying: true, paymentId, memberId, cash, amount, address },
  })
}

const wantedOf = ({ requestId, memberId, cash, amount, address }: Payable): Wanted => ({
  cashIdx: requestId,
  memberId,
  cash,
  amount: microUsdt(amount),
  address,
})
