import { type BodyOf, cashOf, type DataOf, type sportQuote } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { loadSlips } from './facts.service.ts'
import { judgeSlip, type SelectionNow, type SlipFacts, selectionsNow } from './judge.rules.ts'
import { type AskedSlip, areNamed, contentOf, isImpossible, sharedEventsOf, slipOf } from './slip.rules.ts'
import { findOpen } from './ticket.repository.ts'

/** Of no ticket that is there. */
const NO_TICKET = '00000000-0000-0000-0000-000000000000'

/** By which a slip of a member is judged now; what the member has open without `ticketId`. */
export const slipFactsOf = async (
  ctx: Ctx,
  { memberId, ticketId }: { memberId: number; ticketId: string },
  slip: AskedSlip,
): Promise<SlipFacts> => {
  const whose = { siteId: ctx.siteId, memberId }
  const [facts] = await loadSlips(ctx, [{ ...whose, ticket: slip }])
  const [open] = await findOpen(ctx, [{ ...whose, ticketId, content: contentOf(slip) }], ctx.now)
  if (!facts || !open) throw new Error('a slip without facts')
  return { ...facts, openWin: open.openWin, openStake: open.openStake }
}
const factsOf = (ctx: MemberCtx, slip: AskedSlip): Promise<SlipFacts> =>
  slipFactsOf(ctx, { memberId: ctx.who.memberId, ticketId: NO_TICKET }, slip)

/** What a slip would be accepted at now. */
export const quoteSlip = async (
  ctx: MemberCtx,
  asked: BodyOf<typeof sportQuote>,
): Promise<DataOf<typeof sportQuote>> => {
  const slip = slipOf(asked)
  if (isImpossible(slip)) throw new Refusal('B6025')
  if (!areNamed(slip)) throw new Refusal('B6021')
  const facts = await factsOf(ctx, slip)
  const judged = judgeSlip(slip, facts)
  if (typeof judged === 'string') throw new Refusal(judged, { selections: selectionsNow(slip, facts) })
  const [shared] = sharedEventsOf(slip)
  return {
    selections: selectionsNow(slip, facts),
    lines: judged.lines,
    leastStake: cashOf(judged.leastStake),
    mostStake: cashOf(judged.most.stake),
    limit: judged.most.limit,
    referAbove: judged.referAbove === null ? null : cashOf(judged.referAbove),
    sameEventPrice: shared === undefined ? null : judged.price,
    delaySeconds: judged.delaySeconds,
  }
}

/** For who was refused: the selections as they are now, and what stake would be accepted. */
export const mostNow = async (
  ctx: MemberCtx,
  slip: AskedSlip,
): Promise<{ selections: SelectionNow[]; mostStake: ReturnType<typeof cashOf> | null }> => {
  const facts = await factsOf(ctx, slip)
  const judged = judgeSlip(slip, facts)
  return {
    selections: selectionsNow(slip, facts),
    mostStake: typeof judged === 'string' ? null : cashOf(judged.most.stake),
  }
}
