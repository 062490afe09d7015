import { points } from '@maru/contract'
import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { inLanguage } from '../../boards/index.ts'
import { sendMessage } from '../../community/index.ts'
import { lockPurses } from '../../ledger/index.ts'
import { grantPoints } from '../../points/index.ts'
import { reasonsOf } from './entrants.service.ts'
import { eventNotice } from './event.notice.ts'
import { findEvent, findPaying, findPosts, setPaid } from './event.repository.ts'
import { findDue, saveWinner } from './winner.repository.ts'

const MEMBERS_AT_ONCE = 100

/**
 * Pays the next winners, and marks them in the same transaction: so whoever goes on after a crash, or at the same moment, pays nobody twice and leaves nobody out. Who pauses or has left by now gets
 * nothing. False: nobody is left.
 */
export const paySome = async (ctx: Ctx, postId: number, atOnce = MEMBERS_AT_ONCE): Promise<boolean> => {
  const event = await findEvent(ctx, postId, 'FOR UPDATE')
  if (event?.state !== 'paying') return false
  const due = await findDue(ctx, postId, atOnce)
  if (due.length === 0) {
    await setPaid(ctx, postId)
    return false
  }
  const memberIds = due.map(({ memberId }) => memberId).sort((a, b) => a - b)
  // An exclusion takes the same lock: it is there before this, or after it.
  await lockPurses(ctx, memberIds)
  const whyOf = await reasonsOf(ctx, memberIds)
  const [post] = await findPosts(ctx, [postId])
  const title = post?.title ?? {}
  const notice = eventNotice(title, event.points)
  for (const memberId of memberIds) {
    const found = whyOf(memberId)
    // Who was no test account when the winners were settled keeps what was won.
    const why = found === 'test' ? '' : found
    await saveWinner(ctx, postId, memberId, why)
    if (why !== '') continue
    const key = `event:${postId}:${memberId}`
    const note = { ko: inLanguage(title, 'ko'), en: inLanguage(title, 'en'), vn: inLanguage(title, 'vn') }
    await grantPoints(ctx, { memberId, amount: points(event.points), kind: 'event', key, note })
    await sendMessage(ctx, { memberId, kind: 'event', ...notice, onceKey: `event-reward:${postId}` })
  }
  const isLast = due.length < atOnce
  if (isLast) await setPaid(ctx, postId)
  return !isLast
}

export const payEvent = async (ctx: Ctx<System>, postId: number, atOnce?: number): Promise<void> => {
  while (await ctx.inOwnTransaction((own) => paySome(own, postId, atOnce), 'repeatable'));
}

export const payEventJob = defineJob<{ postId: number }>({
  name: 'boardrewards.pay-event',
  isLong: true,
  inSteps: true,
  run: (ctx, { postId }) => payEvent(ctx, postId),
})

/** What a process that died has left. */
export const payLeftEventsJob = defineJob({
  name: 'boardrewards.pay-left-events',
  cron: '* * * * *',
  async run(ctx) {
    for (const { siteId, postId } of await findPaying(ctx))
      await enqueue({ ...ctx, siteId }, payEventJob, { postId }, { key: `event-reward:${siteId}:${postId}` })
  },
})
