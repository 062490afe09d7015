import { type AttendanceRules, mostAttendanceDays, mostSpinsGiven } from '@maru/contract'

export type Reward = { points: number; spins: number; isFull: boolean }

/** What attending brings as the `streak`th day one after the other. */
export const rewardOf = (rules: AttendanceRules, streak: number): Reward => {
  const isFull = streak % rules.cycleDays === 0
  return {
    points: rules.daily + (isFull ? rules.cyclePoints : 0),
    spins: rules.spinDays > 0 && streak % rules.spinDays === 0 ? 1 : 0,
    isFull,
  }
}

/** What coming every day for a month brings. */
const monthOf = (rules: AttendanceRules): { points: number; spins: number } => {
  const month = { points: 0, spins: 0 }
  if (!rules.isOn) return month
  for (let day = 1; day <= mostAttendanceDays; day++) {
    const { points, spins } = rewardOf(rules, day)
    month.points += points
    month.spins += spins
  }
  return month
}

/**
 * Do these rules give more, or for less turnover, and so much that another of the staff confirms them: `most` points in a month, or more spins than staff give at once?
 * `most` 0: never.
 */
export const needsSecond = (before: AttendanceRules | undefined, after: AttendanceRules, most: number): boolean => {
  const [was, is] = [before ? monthOf(before) : { points: 0, spins: 0 }, monthOf(after)]
  const isMore =
    is.points > was.points || is.spins > was.spins || (after.isOn && after.turnover < (before?.turnover ?? 0))
  return most > 0 && isMore && (is.points >= most || is.spins > mostSpinsGiven)
}
