import {
  type AdminAnswerOf,
  type AdminEventReward,
  type adminEventReward,
  type EntrantReason,
  points,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { inLanguage } from '../../boards/index.ts'
import { staffNames } from '../../identity/index.ts'
import { type EventRow, findEvent, findPosts } from './event.repository.ts'
import { termsIn } from './save-event.service.ts'
import { needsTwo, payApproval, settlementOf } from './settle-event.service.ts'
import { countWinners } from './winner.repository.ts'

export const shownEvents = async (ctx: StaffCtx, events: readonly EventRow[]): Promise<AdminEventReward[]> => {
  const postIds = events.map(({ postId }) => postId)
  const titles = new Map((await findPosts(ctx, postIds)).map(({ postId, title }) => [postId, title]))
  const names = await staffNames(ctx, [...new Set(events.map(({ staffId }) => staffId))])
  const counts = new Map((await countWinners(ctx, postIds)).map((row) => [row.postId, row]))
  return events.map((event) => ({
    boardIdx: event.postId,
    title: inLanguage(titles.get(event.postId) ?? {}, ctx.language),
    version: event.version,
    terms: termsIn(event),
    state: event.state,
    hash: event.hash.toString('hex'),
    seed: event.seed?.toString('hex') ?? '',
    changedAt: event.changedAt.toISOString(),
    staffName: names.get(event.staffId) ?? '',
    reason: event.reason,
    due: counts.get(event.postId)?.due ?? 0,
    paid: counts.get(event.postId)?.paid ?? 0,
    skipped: counts.get(event.postId)?.skipped ?? 0,
  }))
}

/** With what paying it now would come to. Of those whom staff choose: as many as may win. */
export const showForDesk = async (ctx: StaffCtx, postId: number): Promise<AdminAnswerOf<typeof adminEventReward>> => {
  const event = await findEvent(ctx, postId)
  const [shown] = event ? await shownEvents(ctx, [event]) : []
  if (!event || !shown) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { entrants, winners = [] } = await settlementOf(ctx, event, [])
  const able = entrants.filter(({ why }) => why === '').length
  const count = event.way === 'chosen' ? Math.min(able, event.winners) : winners.length
  return {
    event: shown,
    entrants: entrants.length,
    leftOut: leftOut(entrants),
    winners: count,
    points: points(count * event.points),
    mayPay: event.state === 'open' && ctx.now >= event.untilAt,
    needsTwo: await needsTwo(ctx, count * event.points),
    requests: (await payApproval.list(ctx)).filter(({ subject }) => subject === String(postId)),
  }
}

const leftOut = (entrants: readonly { why: EntrantReason }[]) => {
  const counts = new Map<EntrantReason, number>()
  for (const { why } of entrants) if (why !== '') counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts].map(([why, members]) => ({ why, members }))
}
