import type { AttendanceRules } from '@maru/contract'

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
