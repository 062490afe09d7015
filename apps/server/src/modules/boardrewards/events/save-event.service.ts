import { type AdminBodyOf, type adminEventRewardSave, longestEventDays } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { changeEvent, type EventRow, findEvent, findPosts, insertEvent, setCancelled } from './event.repository.ts'
import { newSeed } from './seed.ts'
import { onlyGrows } from './winners.rules.ts'

type Saved = AdminBodyOf<typeof adminEventRewardSave>

/** What lasts longer is a slip of the hand, and an end is never drawn nearer. */
const LONGEST_MS = longestEventDays * 24 * 3_600_000

const invalid = (field: string, problem: string) => new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })

/** STAFF_NOT_FOUND: no post of staff on the board of events. STAFF_CONFLICT: another version came since, or less is promised than members take part for. */
export const saveEvent = async (ctx: StaffCtx, postId: number, { after, terms, reason }: Saved) => {
  const [post] = await findPosts(ctx, [postId])
  if (post?.board !== 'event' || post.memberId !== null) throw new StaffRefusal('STAFF_NOT_FOUND')
  const before = await findEvent(ctx, postId, 'FOR UPDATE')
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  if (new Date(terms.untilAt) <= ctx.now) throw invalid('untilAt', 'past')
  if (new Date(terms.untilAt).getTime() > ctx.now.getTime() + LONGEST_MS) throw invalid('untilAt', 'far')
  if (before) assertMayChange(ctx, before, terms)
  const version = after + 1
  const promised = { ...terms, fromAt: beginOf(ctx, before, terms) }
  const event = { postId, version, terms: promised, staffId: ctx.who.staffId, reason }
  if (before) await changeEvent(ctx, event)
  else if (!(await insertEvent(ctx, { ...event, ...newSeed(ctx) }))) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'boardrewards.save-event',
    target: `post:${postId}`,
    before: before ? termsIn(before) : null,
    after: { version, terms: promised, reason },
  })
  return { version }
}

/** Nobody has taken part before the hash of its draw was published. */
const beginOf = ({ now }: StaffCtx, before: EventRow | undefined, { fromAt }: Saved['terms']): string =>
  (before && before.fromAt <= now) || new Date(fromAt) > now ? fromAt : now.toISOString()

const assertMayChange = (ctx: StaffCtx, before: EventRow, terms: Saved['terms']): void => {
  if (before.state !== 'open') throw new StaffRefusal('STAFF_CONFLICT', { state: before.state })
  const next = { ...terms, fromAt: new Date(terms.fromAt), untilAt: new Date(terms.untilAt) }
  if (before.untilAt <= ctx.now) throw new StaffRefusal('STAFF_CONFLICT', { why: 'over' })
  if (before.fromAt <= ctx.now && !onlyGrows(before, next))
    throw new StaffRefusal('STAFF_CONFLICT', { why: 'promised' })
}

export const termsIn = ({ way, points, winners, budget, leastLetters, fromAt, untilAt }: EventRow): Saved['terms'] => ({
  way,
  points,
  winners,
  budget,
  leastLetters,
  fromAt: fromAt.toISOString(),
  untilAt: untilAt.toISOString(),
})

/** Nobody is paid. */
export const cancelEvent = async (ctx: StaffCtx, postId: number, reason: string): Promise<void> => {
  const event = await findEvent(ctx, postId, 'FOR UPDATE')
  if (!event) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (event.state !== 'open') throw new StaffRefusal('STAFF_CONFLICT', { state: event.state })
  await setCancelled(ctx, postId)
  await record(ctx, {
    action: 'boardrewards.cancel-event',
    target: `post:${postId}`,
    before: { state: event.state },
    after: { state: 'cancelled', reason },
  })
}
