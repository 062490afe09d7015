import { goalsModel } from './goals/goals.ts'
import { type GoalRules, minute } from './goals/rules.ts'
import type { Model, Strength } from './model.ts'

const rules: GoalRules = {
  sport: 'handball',
  periodKind: 'half',
  periods: 2,
  periodSeconds: 30 * minute,
  breakSeconds: 10 * minute,
  added: [],
  tilt: 0.03,
  closedSeconds: 0,
  overtime: null,
  corners: 0,
  cards: 0,
}
/** Goals of an average side in 60 minutes; the rest as in soccer. */
const means = { alone: 28.5, home: 0.08, strength: 0.1 }

export const handball = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return goalsModel(rules, { home: means.alone * Math.exp(ahead), away: means.alone * Math.exp(-ahead), both: 0 })
}
