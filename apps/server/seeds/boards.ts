import {
  type EventTerms,
  type FaqCategory,
  type Language,
  languages,
  type QuestionKind,
  type ReviewRules,
  type RuleKind,
  type WordAct,
} from '@maru/contract'
import { putEvent, putReviewRules } from '../src/modules/boardrewards/index.ts'
import {
  fillFaq,
  fillPost,
  fillQuestion,
  fillRules,
  fillTemplate,
  fillWord,
  hasPosts,
} from '../src/modules/boards/index.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import type { Ctx } from '../src/platform/context.ts'
import { seoulDay } from '../src/platform/seoul-time.ts'
import content from './content/boards.json' with { type: 'json' }
import guides from './content/guides.json' with { type: 'json' }
import { demoStaffNamed } from './staff.ts'

const HOUR_MS = 3_600_000
/** Of what staff wrote, in the demo's past. */
const VIEWS_AN_HOUR = 9

const reviewRules: ReviewRules = {
  isOn: true,
  boards: ['normal'],
  points: 300,
  leastLetters: 50,
  turnover: 0,
  deposits: 0,
  every: 'day',
  most: 2,
  needsApproval: true,
  takeBackDays: 7,
}
type Reward = Omit<EventTerms, 'fromAt' | 'untilAt'> & { untilHours: number }
type StaffPost = Omit<(typeof content.staff)[number], 'reward'> & { reward?: Reward }

/** Boards that somebody lives on, once for a site: notices and rules of staff, and on the first site posts, comments and questions of its members. */
export const seedBoards = async (ctx: Ctx, hasMembers: boolean): Promise<void> => {
  if (await hasPosts(ctx)) return
  const { staffId } = await demoStaffNamed(ctx, 'admin')
  const before = (hours: number): Date => new Date(ctx.now.getTime() - hours * HOUR_MS)
  await putReviewRules(ctx, {
    version: 1,
    fromDay: seoulDay(before(24)),
    rules: reviewRules,
    staffId,
    reason: 'demo',
  })
  for (const post of (content.staff as StaffPost[]).toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const postId = await fillPost(ctx, {
      board: post.board as 'notice',
      mark: post.mark as 'guide',
      pin: post.pin as 'none',
      writer: { staffId },
      title: post.title,
      html: post.html,
      createdAt: before(post.hoursAgo),
      views: post.hoursAgo * VIEWS_AN_HOUR,
    })
    if (!post.reward) continue
    const { untilHours, ...reward } = post.reward
    const period = { fromAt: before(post.hoursAgo).toISOString(), untilAt: before(-untilHours).toISOString() }
    await putEvent(ctx, postId, { ...reward, ...period }, staffId)
  }
  for (const one of guides.faq) await fillFaq(ctx, { ...one, category: one.category as FaqCategory })
  for (const one of guides.rules)
    await fillRules(ctx, { ...one, kind: one.kind as RuleKind, fromAt: before(240), staffId })
  for (const { word, act } of content.words) await fillWord(ctx, word, act as WordAct, staffId)
  for (const one of content.templates) await fillTemplate(ctx, { ...one, kind: one.kind as QuestionKind })
  if (hasMembers) await seedMembers(ctx, staffId, before)
}

const seedMembers = async (ctx: Ctx, staffId: number, before: (hours: number) => Date): Promise<void> => {
  const idOf = async (memId: string): Promise<number> => {
    const member = await memberByMemId(ctx, memId)
    if (!member) throw new Error(`the demo has no ${memId}`)
    return member.memberId
  }
  const writerOf = async (memId: string) => (memId === 'staff' ? { staffId } : { memberId: await idOf(memId) })
  for (const post of content.posts) {
    const language = languages.find((one) => one === post.language) as Language
    let minutes = 0
    /** Each a while after what it answers, but not after now. */
    const later = (): Date => {
      minutes += 7
      return new Date(Math.min(before(post.hoursAgo).getTime() + minutes * 60_000, ctx.now.getTime()))
    }
    await fillPost(ctx, {
      board: 'normal',
      writer: { memberId: await idOf(post.memId), language },
      title: { [language]: post.title },
      html: { [language]: post.html },
      createdAt: before(post.hoursAgo),
      views: post.views,
      likedBy: await Promise.all(post.likedBy.map(idOf)),
      comments: await said(post.comments, writerOf, later),
    })
  }
  for (const { memId, hoursAgo, answer, answeredAfterMinutes, ...question } of content.questions as Question[])
    await fillQuestion(ctx, {
      ...question,
      memberId: await idOf(memId),
      createdAt: before(hoursAgo),
      ...(answer === undefined
        ? {}
        : { answer: { staffId, text: answer, saidAt: before(hoursAgo - (answeredAfterMinutes ?? 0) / 60) } }),
    })
}

type Said = { memId: string; text: string }
type Writer = { memberId: number } | { staffId: number }

/** One after the other, so that each is later than what it answers. */
const said = async (
  comments: readonly (Said & { answers: readonly Said[] })[],
  writerOf: (memId: string) => Promise<Writer>,
  later: () => Date,
) => {
  const written = []
  for (const { memId, text, answers } of comments) {
    const comment = { ...(await writerOf(memId)), text, at: later() }
    const answered = []
    for (const answer of answers) answered.push({ ...(await writerOf(answer.memId)), text: answer.text, at: later() })
    written.push({ ...comment, answers: answered })
  }
  return written
}

type Question = {
  memId: string
  kind: QuestionKind
  language: Language
  hoursAgo: number
  title: string
  text: string
  answer?: string
  answeredAfterMinutes?: number
}
