import { type boardReward, type DataOf, type EventPhase, points } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { type EventRow, findEvent } from './event.repository.ts'
import { findFirstComments, findWinners } from './winner.repository.ts'

type Shown = DataOf<typeof boardReward>['event']

/** What taking part brings, and what it has brought this member. Null: nothing. */
export const showEvent = async (ctx: MemberCtx, postId: number): Promise<Shown> => {
  const event = await findEvent(ctx, postId)
  if (!event) return null
  const { memberId } = ctx.who
  const [own] = await findFirstComments(ctx, event, memberId)
  const winners = event.state === 'open' || event.state === 'cancelled' ? [] : await findWinners(ctx, postId)
  const isKnown = event.state === 'paying' || event.state === 'paid'
  const won = winners.find((winner) => winner.memberId === memberId)
  return {
    ...shownTerms(event),
    phase: phaseOf(event, ctx.now),
    cmtIdx: won?.commentId ?? own?.commentId ?? 0,
    outcome: won?.state ?? (isKnown && own ? 'none' : ''),
    won: event.way === 'draw' ? winners.map(({ commentId }) => commentId) : [],
  }
}

const phaseOf = ({ state, fromAt, untilAt }: EventRow, now: Date): EventPhase => {
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'open') return 'paid'
  if (now < fromAt) return 'coming'
  return now < untilAt ? 'open' : 'over'
}

const shownTerms = (event: EventRow) => ({
  way: event.way,
  points: points(event.points),
  winners: event.winners,
  budget: points(event.budget),
  leastLetters: event.leastLetters,
  fromAt: event.fromAt.toISOString(),
  untilAt: event.untilAt.toISOString(),
  hash: event.way === 'draw' ? event.hash.toString('hex') : '',
  seed: event.way === 'draw' ? (event.seed?.toString('hex') ?? '') : '',
})
