import { goalsModel } from './goals/goals.ts'
import { type GoalRules, minute } from './goals/rules.ts'
import type { Model, Strength } from './model.ts'

const rules: GoalRules = {
  sport: 'soccer',
  periodKind: 'half',
  periods: 2,
  periodSeconds: 45 * minute,
  breakSeconds: 15 * minute,
  added: [
    [1, 2, 3],
    [3, 4, 5, 6],
  ],
  tilt: 0.15,
  closedSeconds: minute,
  overtime: null,
  corners: 5,
  cards: 2,
}

/** Goals of an average side in 90 minutes, of which `both` are shared; how much more the home side scores, as a logarithm; how much one unit of strength is worth. */
const means = { alone: 1.17, both: 0.1, home: 0.22, strength: 0.28 }

/** Goals grow by the exponential of half the difference (M. Maher, "Modelling association football scores", 1982). */
export const soccer = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return goalsModel(rules, {
    home: means.alone * Math.exp(ahead),
    away: means.alone * Math.exp(-ahead),
    both: means.both,
  })
}
