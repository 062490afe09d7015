import type { AdminBodyOf, adminEventRewardPay } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { siteOptions } from '../../site/index.ts'
import { entrantsOf } from './entrants.service.ts'
import { type EventRow, findEvent, setPaying } from './event.repository.ts'
import { payEventJob } from './pay-event.job.ts'
import { openSeed } from './seed.ts'
import { insertWinners } from './winner.repository.ts'
import { type Entrant, winnersOf } from './winners.rules.ts'

type Asked = AdminBodyOf<typeof adminEventRewardPay>
export type Wanted = Omit<Asked, 'reason'>

export const payApproval = defineApproval<Wanted>({
  kind: 'boardrewards.pay',
  actions: { ask: 'boardrewards.ask-pay', confirm: 'boardrewards.confirm-pay', drop: 'boardrewards.drop-pay' },
  logged: ({ members, points }) => ({ members, points }),
  target: (subject) => `post:${subject}`,
})

/** What it comes to, as it stands now. Undefined winners: not as they were chosen. */
export const settlementOf = async (ctx: StaffCtx, event: EventRow, chosen: readonly number[]) => {
  const entrants = await entrantsOf(ctx, event)
  const winners = winnersOf(event, entrants, openSeed(ctx, event), chosen)
  return { entrants, winners, points: (winners?.length ?? 0) * event.points }
}

/** From the site's sum on another of the staff confirms it; 0: never. */
export const needsTwo = async (ctx: StaffCtx, points: number): Promise<boolean> => {
  const { pointsForTwoStaff } = await siteOptions(ctx)
  return pointsForTwoStaff > 0 && points >= pointsForTwoStaff
}

/** Pays at once, or asks for a second of the staff. */
export const askPay = async (ctx: StaffCtx, postId: number, { reason, ...wanted }: Asked) => {
  const settled = await lockSettled(ctx, postId, wanted)
  if (!(await needsTwo(ctx, wanted.points))) {
    await begin(ctx, settled, reason)
    return { requestId: null }
  }
  const requestId = await payApproval.ask(ctx, {
    subject: String(postId),
    after: settled.event.version,
    wanted,
    reason,
  })
  return { requestId }
}

/** STAFF_CONFLICT: since it was asked for, somebody else wins. Then it is dropped and asked for anew. */
export const confirmPay = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { subject, after, wanted, reason } = await payApproval.confirm(ctx, requestId)
  const settled = await lockSettled(ctx, Number(subject), wanted)
  if (settled.event.version !== after) throw new StaffRefusal('STAFF_CONFLICT')
  await begin(ctx, settled, reason)
}

export const dropPay = (ctx: StaffCtx, requestId: number): Promise<void> => payApproval.drop(ctx, requestId)

type Settled = { event: EventRow; winners: Entrant[]; entrants: number; points: number }

/** Locked. Nothing but what the preview said. */
const lockSettled = async (ctx: StaffCtx, postId: number, wanted: Wanted): Promise<Settled> => {
  const event = await findEvent(ctx, postId, 'FOR UPDATE')
  if (!event) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (event.state !== 'open' || ctx.now < event.untilAt)
    throw new StaffRefusal('STAFF_CONFLICT', { state: event.state })
  const { winners, entrants, points } = await settlementOf(ctx, event, wanted.chosen)
  const isOfChosen = event.way === 'chosen' || wanted.chosen.length === 0
  if (!winners || !isOfChosen)
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'chosen', problem: 'unknown' }] })
  if (winners.length !== wanted.members || points !== wanted.points || points > event.budget)
    throw new StaffRefusal('STAFF_CONFLICT', { members: winners.length, points })
  return { event, winners, entrants: entrants.length, points }
}

/** From now on it is known who wins; a job pays them. */
const begin = async (ctx: StaffCtx, { event, winners, entrants, points }: Settled, reason: string): Promise<void> => {
  const { postId } = event
  await insertWinners(ctx, postId, winners)
  await setPaying(ctx, postId, openSeed(ctx, event), entrants)
  await enqueue(ctx, payEventJob, { postId }, { key: `event-reward:${ctx.siteId}:${postId}` })
  await record(ctx, {
    action: 'boardrewards.pay-event',
    target: `post:${postId}`,
    before: { state: 'open' },
    after: { state: 'paying', entrants, winners: winners.length, points, reason },
  })
}
