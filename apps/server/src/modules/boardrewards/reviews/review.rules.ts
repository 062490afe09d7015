import type { ReviewReason, ReviewRules } from '@maru/contract'

/** Days of a month, at most. */
export const MONTH_DAYS = 31
const WEEK_DAYS = 7

/** Of one member who writes as often as the rules let it, within 31 days. */
export const mostEach = ({ points, every, most }: ReviewRules): number =>
  points * most * { day: MONTH_DAYS, week: Math.ceil(MONTH_DAYS / WEEK_DAYS), month: 1 }[every]

const isLooser = (was: ReviewRules, is: ReviewRules): boolean =>
  mostEach(is) > mostEach(was) ||
  is.leastLetters < was.leastLetters ||
  is.takeBackDays < was.takeBackDays ||
  (was.needsApproval && !is.needsApproval) ||
  is.boards.some((board) => !was.boards.includes(board)) ||
  asksLess(was, is)

/** One of two bounds is enough where both are asked for, so a second one makes it easier, too. */
const asksLess = (was: ReviewRules, is: ReviewRules): boolean => {
  const asked = (rules: ReviewRules) => [rules.turnover, rules.deposits].filter((bound) => bound > 0)
  if (asked(was).length === 0) return false
  const isAtLeast = (bound: number, before: number) => bound === 0 || (before > 0 && bound >= before)
  return asked(is).length === 0 || !isAtLeast(is.turnover, was.turnover) || !isAtLeast(is.deposits, was.deposits)
}

/** Do these rules give more, or for less, and so much that another of the staff confirms them: `most` points to one member in a month? `most` 0: never. */
export const needsSecond = (before: ReviewRules | undefined, after: ReviewRules, most: number): boolean => {
  if (most === 0 || !after.isOn || mostEach(after) < most) return false
  return !before?.isOn || isLooser(before, after)
}

export type Judged = {
  status: string | undefined
  isPartner: boolean
  isPaused: boolean
  letters: number
  /** Posts of the period in which it was written that brought something already. */
  granted: number
  hasPlayed: boolean
}
/** Why a post brings nothing; '' where it does. */
export const refusalOf = (rules: ReviewRules, judged: Judged): ReviewReason => {
  if (judged.status !== 'active') return 'closed'
  if (judged.isPartner) return 'partner'
  if (judged.isPaused) return 'paused'
  if (judged.letters < rules.leastLetters) return 'short'
  if (judged.granted >= rules.most) return 'limit'
  return judged.hasPlayed ? '' : 'play'
}
