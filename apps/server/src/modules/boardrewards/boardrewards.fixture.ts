import type { EventTerms, ReviewRules } from '@maru/contract'
import type { TestServer } from '../../testing/context.ts'
import { decideTexts } from '../boards/desk/decide.service.ts'
import { writeByStaff } from '../boards/desk/staff-post.service.ts'
import { serveBoardReward } from './calls/member/show-reward.ts'
import { saveEvent } from './events/save-event.service.ts'
import { findReview } from './reviews/review.repository.ts'
import { reviewVersions } from './reviews/review-rules.repository.ts'

export const someReviewRules: ReviewRules = {
  isOn: true,
  boards: ['normal'],
  points: 500,
  leastLetters: 10,
  turnover: 0,
  deposits: 0,
  every: 'day',
  most: 2,
  needsApproval: true,
  takeBackDays: 7,
}
export const LONG = '<p>오늘 처음 써 보았는데 정말 좋았습니다</p>'

const HOUR_MS = 3_600_000
const each = (text: string) => ({ ko: text, en: text, vn: text })

/** What members and staff do about rewards of boards, each act a call of its own. */
export const rewardDesk = (server: TestServer) => {
  const today = () => new Date(server.clock.now().getTime() + 9 * HOUR_MS).toISOString().slice(0, 10)
  return {
    inForce: (changes: Partial<ReviewRules> = {}) =>
      server.system(async (ctx) => {
        const version = ((await reviewVersions.newest(ctx, 1))[0]?.version ?? 0) + 1
        const rules = { ...someReviewRules, ...changes }
        await reviewVersions.insert(ctx, { version, fromDay: today(), rules, staffId: 1, reason: 'test' })
      }),
    decide: (act: 'show' | 'hide', ...posts: number[]) =>
      server.staff((ctx) => decideTexts(ctx, { act, posts, comments: [], reason: 'as agreed' })),
    review: (postId: number) => server.system((ctx) => findReview(ctx, postId)),
    shown: (memberId: number, boardIdx: number, boardType = 'normal') =>
      server.call(serveBoardReward, memberId, { boardType, boardIdx }) as Promise<
        Awaited<ReturnType<typeof import('./show-reward.service.ts').showReward>>
      >,
    /** A post of staff that one takes part in from now on for an hour. */
    event: async (changes: Partial<EventTerms> = {}): Promise<number> => {
      const post = {
        board: 'event',
        mark: 'event',
        pin: 'none',
        title: each('가을 이벤트'),
        html: each('<p>x</p>'),
      } as const
      const { boardIdx } = await server.staff((ctx) => writeByStaff(ctx, post))
      const now = server.clock.now().getTime()
      const terms: EventTerms = {
        way: 'everyone',
        points: 300,
        winners: 10,
        budget: 3_000,
        leastLetters: 0,
        fromAt: new Date(now).toISOString(),
        untilAt: new Date(now + HOUR_MS).toISOString(),
        ...changes,
      }
      await server.staff((ctx) => saveEvent(ctx, boardIdx, { after: 0, terms, reason: 'as agreed' }))
      return boardIdx
    },
  }
}
