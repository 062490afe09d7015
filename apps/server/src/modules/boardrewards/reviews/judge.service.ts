import { points, type ReviewReason, type ReviewRules, reviewPlayDays } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { lastDays, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { record } from '../../audit/index.ts'
import { inLanguage } from '../../boards/index.ts'
import { inEachLanguage, sendMessage } from '../../community/index.ts'
import { restrictionsOf } from '../../identity/index.ts'
import { lockPurses } from '../../ledger/index.ts'
import { grantPoints, takePoints, validTurnoverSince } from '../../points/index.ts'
import { isPaused } from '../../protection/index.ts'
import { claimText, countWritten, type Review, saveReview, sumDeposits, writtenPost } from './review.repository.ts'
import { refusalOf } from './review.rules.ts'

const DAY_MS = 24 * 3_600_000

/** Either of the two bounds, where one is asked for, over the last days. */
export const hasPlayed = async (
  ctx: Ctx,
  memberId: number,
  { turnover, deposits }: Pick<ReviewRules, 'turnover' | 'deposits'>,
): Promise<boolean> => {
  if (turnover === 0 && deposits === 0) return true
  const days = lastDays(ctx.now, reviewPlayDays)
  const [first = seoulDay(ctx.now)] = days
  if (deposits > 0 && (await sumDeposits(ctx, memberId, seoulMidnight(first))) >= deposits) return true
  return turnover > 0 && (await validTurnoverSince(ctx, memberId, days)) >= turnover
}

/** Grants what the rules give, or says why nothing. The writer's purses are locked. */
export const judge = async (ctx: Ctx, review: Review, rules: ReviewRules): Promise<void> => {
  const { memberId, postId } = review
  const writer = (await restrictionsOf(ctx, [memberId])).get(memberId)
  const why = refusalOf(rules, {
    status: writer?.status,
    isPartner: writer !== undefined && writer.tier !== 'NORMAL',
    isPaused: await isPaused(ctx, memberId),
    letters: (await writtenPost(ctx, postId)).letters,
    granted: (await countWritten(ctx, memberId, rules.every, review.writtenAt)).granted,
    hasPlayed: await hasPlayed(ctx, memberId, rules),
  })
  if (why !== '') return refuse(ctx, review, why)
  if (!(await claimText(ctx, postId))) return refuse(ctx, review, 'same')
  const grantedAt = review.grantedAt ?? ctx.now
  await save(ctx, review, { state: 'granted', why: '', points: rules.points, taken: 0, grantedAt })
  await grant(ctx, review, rules.points)
  const said = rules.takeBackDays > 0 ? 'granted' : 'grantedKept'
  await notify(ctx, review, said, { points: rules.points, days: rules.takeBackDays })
}

export const refuse = (ctx: Ctx, review: Review, why: ReviewReason): Promise<void> =>
  save(ctx, review, { state: 'refused', why }, false)

/** As far as the writer holds them. Nothing, once so many days are over. */
export const takeBack = async (ctx: Ctx, review: Review, why: ReviewReason, days: number): Promise<void> => {
  const { memberId, grantedAt, points: given } = review
  if (!grantedAt || ctx.now.getTime() - grantedAt.getTime() > days * DAY_MS) return
  const held = (await lockPurses(ctx, [memberId])).get(memberId)?.points ?? 0
  const taken = Math.min(held, given)
  await save(ctx, review, { state: 'taken', why, taken })
  if (taken > 0) await takePoints(ctx, { ...(await moved(ctx, review, taken)), kind: 'board-taken' })
  await notify(ctx, review, taken < given ? 'takenPart' : 'taken', { points: taken, given })
}

/** What was taken back, where staff let the post stand after all. */
export const giveBack = async (ctx: Ctx, review: Review): Promise<void> => {
  const { memberId, taken } = review
  // While nothing is earned, nothing comes back; it may be shown once more afterwards.
  const writer = (await restrictionsOf(ctx, [memberId])).get(memberId)
  if (writer?.status !== 'active' || (await isPaused(ctx, memberId))) return
  await save(ctx, review, { state: 'granted', why: '', taken: 0 })
  if (taken === 0) return
  await grant(ctx, review, taken)
  await notify(ctx, review, 'restored', { points: taken })
}

const grant = async (ctx: Ctx, review: Review, amount: number) =>
  grantPoints(ctx, { ...(await moved(ctx, review, amount)), kind: 'board' })

/** Each movement of a post has a key of its own, so that what was taken back by mistake can be given again. */
const moved = async (ctx: Ctx, { memberId, postId, moves }: Review, amount: number) => ({
  memberId,
  amount: points(amount),
  key: `review:${postId}:${moves + 1}`,
  note: inLanguage((await writtenPost(ctx, postId)).title, ctx.language),
  ...(ctx.who.kind === 'staff' ? { staffId: ctx.who.staffId } : {}),
})

/** `isMove`: points go with it. */
const save = async (ctx: Ctx, review: Review, to: Partial<Review>, isMove = true): Promise<void> => {
  const staffId = ctx.who.kind === 'staff' ? ctx.who.staffId : null
  const next = { ...review, ...to, moves: review.moves + Number(isMove), staffId }
  await saveReview(ctx, next)
  if (ctx.who.kind !== 'staff') return
  const { memberId, state, why, points: given, taken } = next
  await record(ctx.as(ctx.who), {
    action: 'boardrewards.review',
    target: `post:${review.postId}`,
    before: { state: review.state },
    after: { state, why, memberId, points: given, taken },
  })
}

type Said = 'granted' | 'grantedKept' | 'taken' | 'takenPart' | 'restored'
const notify = async (ctx: Ctx, review: Review, said: Said, values: Record<string, number>): Promise<void> => {
  const { memberId, postId, moves } = review
  const title = inLanguage((await writtenPost(ctx, postId)).title, ctx.language)
  await sendMessage(ctx, {
    memberId,
    kind: 'guide',
    title: inEachLanguage(`boards.reward.${said}Title`, values),
    text: inEachLanguage(`boards.reward.${said}Text`, { ...values, title }),
    onceKey: `review:${postId}:${moves + 1}`,
  })
}
