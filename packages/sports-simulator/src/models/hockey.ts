import { goalsModel } from './goals/goals.ts'
import { type GoalRules, minute } from './goals/rules.ts'
import type { Model, Strength } from './model.ts'

const rules: GoalRules = {
  sport: 'hockey',
  periodKind: 'period',
  periods: 3,
  periodSeconds: 20 * minute,
  breakSeconds: 15 * minute,
  added: [],
  tilt: 0.08,
  closedSeconds: 0,
  overtime: { seconds: 5 * minute, factor: 1.6 },
  corners: 0,
  cards: 0,
}
/** Goals of an average side in 60 minutes; the rest as in soccer. */
const means = { alone: 2.9, home: 0.1, strength: 0.16 }

export const hockey = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return goalsModel(rules, { home: means.alone * Math.exp(ahead), away: means.alone * Math.exp(-ahead), both: 0 })
}
