import { type MicroUsdt, microUsdt } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { siteOptions } from '../../site/index.ts'
import { creditHeld, lockHeld, worthOfHeld } from './held.service.ts'

/** What was read by who asked; nothing of it can change while the deposit is held. */
type Wanted = { memberId: number; amount: MicroUsdt; cash: number }

const approval = defineApproval<Wanted>({
  kind: 'coin.credit',
  actions: { ask: 'coin.ask-credit', confirm: 'coin.confirm-credit', drop: 'coin.drop-credit' },
  logged: ({ memberId, amount, cash }) => ({ memberId, amount, cash }),
  target: (subject) => `coin:${subject}`,
})

/**
 * A held deposit goes to the member after all: up to what one of the staff pays alone at once, above that when another has confirmed it. Its rate is fixed now where it had none.
 * STAFF_CONFLICT: it waits for another already.
 */
export const creditOrAsk = async (ctx: StaffCtx, depositId: number, reason: string): Promise<{ isAsked: boolean }> => {
  const { memberId, amount } = await lockHeld(ctx, depositId)
  if ((await waitingCredits(ctx)).has(depositId)) throw new StaffRefusal('STAFF_CONFLICT')
  const { cash } = await worthOfHeld(ctx, depositId)
  const { coinPayAlone } = await siteOptions(ctx)
  if (cash <= coinPayAlone) {
    await creditHeld(ctx, depositId, reason)
    return { isAsked: false }
  }
  const wanted = { memberId, amount: microUsdt(amount), cash }
  await approval.ask(ctx, { subject: String(depositId), after: 0, wanted, reason })
  return { isAsked: true }
}

/** The second of two. STAFF_CONFLICT: since it was asked for it was decided, left the chain, or comes to another sum. STAFF_MEMBER_PROTECTED: the request waits on. */
export const confirmCredit = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { subject, wanted, reason } = await approval.confirm(ctx, requestId)
  const depositId = Number(subject)
  const { cash } = await worthOfHeld(ctx, depositId).catch((error: unknown) => {
    throw error instanceof StaffRefusal ? new StaffRefusal('STAFF_CONFLICT') : error
  })
  if (cash !== wanted.cash) throw new StaffRefusal('STAFF_CONFLICT')
  await creditHeld(ctx, depositId, reason)
}

export const dropCredit = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

/** By deposit. */
export const waitingCredits = async (ctx: StaffCtx) =>
  new Map((await approval.list(ctx)).map(({ subject, after: _, ...request }) => [Number(subject), request]))
