import type { BodyOf, Call, DataOf, PartnerRight } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { type ServedCall, serve, serveInSteps } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordAct } from './employees/act.service.ts'
import type { Own } from './sight.rules.ts'
import { findNode, isBelow } from './tree/node.repository.ts'
import type { Node } from './tree/node.ts'
import { findPlace } from './tree/place.repository.ts'

type PartnerCall = Call & { audience: 'partner' }
type Handle<C extends PartnerCall> = (ctx: MemberCtx, own: Own, body: BodyOf<C>) => Promise<DataOf<C>>

/** `right`: what an employee needs for it. */
export type ServedPartnerCall = ServedCall<Call> & { right: PartnerRight | 'any' }

/**
 * Binds a call of partners: who asks is a partner that stands in the tree, and the handler gets where. What a call names besides is checked by `partnerBelow` or `memberBelow` before anything of it is
 * read. A change is recorded with who made it, in the same transaction.
 */
export const servePartner = <C extends PartnerCall>(
  call: C,
  right: PartnerRight | 'any',
  handle: Handle<C>,
): ServedPartnerCall => ({
  ...serve(call as Call, async (ctx, body) => {
    const data = await handle(ctx as MemberCtx, await ownNode(ctx as MemberCtx, right), body as BodyOf<C>)
    if (!call.reads) await recordAct(ctx as MemberCtx, call, body as object)
    return data
  }),
  right,
})

/** The same for a call that hashes passwords: see `serveInSteps`. Its handler records the change (`recordAct`) in the transaction that makes it. */
export const servePartnerInSteps = <C extends PartnerCall>(
  call: C,
  right: PartnerRight | 'any',
  handle: Handle<C>,
): ServedPartnerCall => ({
  ...serveInSteps(call as Call, async (ctx, body) =>
    handle(ctx as MemberCtx, await ownNode(ctx as MemberCtx, right), body as BodyOf<C>),
  ),
  right,
})

/** Where who asks stands. N404: nowhere. PT06: an employee without that right; a partner itself has every one. */
export const ownNode = async (ctx: MemberCtx, right: PartnerRight | 'any'): Promise<Own> => {
  const node = await findNode(ctx, ctx.who.memberId)
  if (!node) throw new Refusal('N404')
  if (right !== 'any' && ctx.who.rights?.includes(right) === false) {
    ctx.securityEvent('permission-refused', { subject: `member:${ctx.who.memberId}`, detail: right })
    throw new Refusal('PT06')
  }
  return { ...node, rights: ctx.who.rights }
}

/** Of the own subtree, itself included; 0 is itself. N404: anything else, whether it exists or not. */
export const partnerBelow = async (ctx: Ctx, own: Node, partnerId: number): Promise<number> => {
  if (partnerId === 0 || partnerId === own.partnerId) return own.partnerId
  if (!(await isBelow(ctx, own.partnerId, partnerId))) throw new Refusal('N404')
  return partnerId
}

/** A member that stands anywhere in the own subtree. N404: anything else. */
export const memberBelow = async (ctx: Ctx, own: Node, memberId: number): Promise<number> => {
  const place = await findPlace(ctx, memberId)
  if (!place || !(await isBelow(ctx, own.partnerId, place.partnerId))) throw new Refusal('N404')
  return memberId
}

/** A partner that stands right below; one's own number: members right below; 0: all. N404: anything else. */
export const branchBelow = async (ctx: Ctx, own: Node, branchId: number): Promise<number> => {
  if (branchId === 0 || branchId === own.partnerId) return branchId
  if ((await findNode(ctx, branchId))?.parentId !== own.partnerId) throw new Refusal('N404')
  return branchId
}

/** Staff locked its branch: it changes nothing. */
export const assertUnlocked = ({ isLocked }: Node): void => {
  if (isLocked) throw new Refusal('PT04')
}
