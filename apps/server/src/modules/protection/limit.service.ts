import type { LimitChangeKind } from '@maru/contract'
import type { Ctx, Member, MemberCtx, Staff } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { saveHasPlayLimits } from '../identity/index.ts'
import { lockPurses } from '../ledger/index.ts'
import {
  deleteLimit,
  endLoosening,
  findLimits,
  findLoosenings,
  insertChange,
  insertLoosening,
  type Loosening,
  saveLimit,
} from './limit.repository.ts'
import { changeOf, confirmWindow, type LimitName, mayConfirm } from './limit.rules.ts'

type WantedLimit = LimitName & { amount: number | null; reason?: string }
/** `before`: what held. `loosening`: what waits for its confirmation. */
export type SetLimit = { before: number | null; holds: boolean; loosening: Loosening | undefined }
type Actor = Ctx<Member | Staff>

const staffIdOf = ({ who }: Actor): number | null => (who.kind === 'staff' ? who.staffId : null)

const isNamed =
  ({ kind, period }: LimitName) =>
  (one: LimitName): boolean =>
    one.kind === kind && one.period === period

/** The limit and what waits to loosen it. Bets and deposits of the member wait for the same lock, so each is decided before the change or after it. */
const lockLimit = async (ctx: Ctx, memberId: number, name: LimitName) => {
  await lockPurses(ctx, [memberId])
  const limits = await findLimits(ctx, memberId)
  const waiting = (await findLoosenings(ctx, memberId)).find(isNamed(name))
  return { amount: limits.find(isNamed(name))?.amount ?? null, waiting }
}

const note = (
  ctx: Actor,
  memberId: number,
  name: LimitName,
  what: LimitChangeKind,
  from: number | null,
  to: WantedLimit,
) =>
  insertChange(ctx, memberId, {
    kind: name.kind,
    period: name.period,
    what,
    fromAmount: from,
    toAmount: to.amount,
    staffId: staffIdOf(ctx),
    reason: to.reason ?? null,
  })

/** A tighter limit holds at once, and ends what waited to loosen it. A looser one begins to wait, anew where one waited already. */
export const setLimit = async (ctx: Actor, memberId: number, wanted: WantedLimit): Promise<SetLimit> => {
  const { amount: before, waiting } = await lockLimit(ctx, memberId, wanted)
  const change = changeOf(before, wanted.amount)
  if (change === 'none') return { before, holds: true, loosening: waiting }
  if (waiting) await endLoosening(ctx, waiting.looseningId, 'replaced')
  if (change === 'tighter' && wanted.amount !== null) {
    await saveLimit(ctx, memberId, wanted, wanted.amount)
    await note(ctx, memberId, wanted, 'tightened', before, wanted)
    await markPlayLimits(ctx, memberId)
    return { before, holds: true, loosening: undefined }
  }
  const window = confirmWindow(ctx.now)
  await insertLoosening(ctx, memberId, { ...wanted, ...window, staffId: staffIdOf(ctx) })
  await note(ctx, memberId, wanted, 'loosening-asked', before, wanted)
  return { before, holds: false, loosening: (await findLoosenings(ctx, memberId)).find(isNamed(wanted)) }
}

export type Confirmed = { before: number | null; after: number | null; askedByStaff: number | null }

/** `mayBy`: throws for who may not confirm it. L002: nothing waits. L001: it is too early, or too late. */
export const confirmLoosening = async (
  ctx: Actor,
  memberId: number,
  name: LimitName,
  mayBy: (waiting: Loosening) => void | Promise<void>,
): Promise<Confirmed> => {
  const { amount: before, waiting } = await lockLimit(ctx, memberId, name)
  if (!waiting) throw new Refusal('L002')
  await mayBy(waiting)
  const { confirmFrom: from, confirmUntil: until, amount: after, askedByStaff } = waiting
  if (!mayConfirm(ctx.now, { from, until })) throw new Refusal('L001')
  if (after === null) await deleteLimit(ctx, memberId, name)
  else await saveLimit(ctx, memberId, name, after)
  await endLoosening(ctx, waiting.looseningId, 'confirmed', staffIdOf(ctx))
  await note(ctx, memberId, name, 'loosened', before, { ...name, amount: after })
  await markPlayLimits(ctx, memberId)
  return { before, after, askedByStaff }
}

/** The member confirms what the member asked for; what staff asked for waits for another of the staff. */
export const confirmOwnLimit = async (ctx: MemberCtx, name: LimitName): Promise<void> => {
  await confirmLoosening(ctx, ctx.who.memberId, name, ({ askedByStaff }) => {
    if (askedByStaff !== null) throw new Refusal('L002')
  })
}

/** The limit stays as it is. L002: nothing waits. */
export const keepLimit = async (ctx: Actor, memberId: number, name: LimitName): Promise<Loosening> => {
  const { amount, waiting } = await lockLimit(ctx, memberId, name)
  if (!waiting) throw new Refusal('L002')
  await endLoosening(ctx, waiting.looseningId, 'withdrawn')
  await note(ctx, memberId, name, 'loosening-withdrawn', waiting.amount, { ...name, amount })
  return waiting
}

/** Whether bets of the member look its limits up. */
const markPlayLimits = async (ctx: Ctx, memberId: number): Promise<void> => {
  const limits = await findLimits(ctx, memberId)
  await saveHasPlayLimits(
    ctx,
    memberId,
    limits.some(({ kind }) => kind !== 'deposit'),
  )
}
