import type { EntrantReason, EventTerms } from '@maru/contract'
import { drawComments } from '@maru/draws'

export type Entrant = { memberId: number; commentId: number; at: Date; why: EntrantReason }

type Looked = { status: string | undefined; isPartner: boolean; isPaused: boolean; isTest: boolean }
/** Why somebody gets nothing; '' where nothing speaks against it. */
export const reasonOf = ({ status, isPartner, isPaused, isTest }: Looked): EntrantReason => {
  if (isTest) return 'test'
  if (status !== 'active') return 'closed'
  if (isPartner) return 'partner'
  return isPaused ? 'paused' : ''
}

/**
 * Who wins, in the order of their places: the first that the budget holds, the drawn, or the chosen. `entrants`: in the order of their comments. Undefined: somebody was chosen who did not
 * take part or may get nothing, twice, or more than there are winners.
 */
export const winnersOf = (
  { way, winners }: Pick<EventTerms, 'way' | 'winners'>,
  entrants: readonly Entrant[],
  seed: Uint8Array,
  chosen: readonly number[],
): Entrant[] | undefined => {
  const able = entrants.filter(({ why }) => why === '')
  if (way === 'everyone') return able.slice(0, winners)
  if (way === 'draw') {
    const of = new Map(able.map((entrant) => [entrant.commentId, entrant]))
    return drawComments(seed, [...of.keys()], winners).flatMap((commentId) => of.get(commentId) ?? [])
  }
  const of = new Map(able.map((entrant) => [entrant.memberId, entrant]))
  const found = [...new Set(chosen)].flatMap((memberId) => of.get(memberId) ?? [])
  return found.length === chosen.length && found.length <= winners ? found : undefined
}

type Period = {
  way: string
  points: number
  winners: number
  budget: number
  leastLetters: number
  fromAt: Date
  untilAt: Date
}
/** Once members take part, what they were promised only grows. */
export const onlyGrows = (was: Period, is: Period): boolean =>
  is.way === was.way &&
  is.points >= was.points &&
  is.winners >= was.winners &&
  is.budget >= was.budget &&
  is.leastLetters <= was.leastLetters &&
  is.fromAt.getTime() === was.fromAt.getTime() &&
  is.untilAt >= was.untilAt
