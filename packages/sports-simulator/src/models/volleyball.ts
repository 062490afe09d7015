import type { Model, Strength } from './model.ts'
import { isWonBy, logistic, otherOf, type SetRules } from './sets/rules.ts'
import { setsModel } from './sets/sets.ts'

const target = (set: number): number => (set === 5 ? 15 : 25)
/** The receiving side wins the rally more often: 62% of them between equals. Home advantage and strength in logits of a rally. */
const means = { receives: 0.49, home: 0.04, strength: 0.11 }

/** Rally points: whoever wins a rally serves. The first serve of a set alternates, also that of the fifth (by rule it is drawn by lot). */
export const volleyball = (home: Strength, away: Strength): Model => {
  const ahead = means.home + means.strength * (home - away)
  const homeWins = { home: logistic(ahead - means.receives), away: logistic(ahead + means.receives) }
  const rules: SetRules = {
    sport: 'volleyball',
    periodKind: 'set',
    unitKind: 'point',
    setsToWin: 3,
    unitSeconds: [20, 40],
    breakSeconds: 180,
    isOver: (set, homePoints, awayPoints) => isWonBy(homePoints, awayPoints, target(set)),
    homeWins: ({ server }) => homeWins[server],
    nextServer: (_, winner) => winner,
    nextFirst: ({ first }) => otherOf(first),
  }
  return setsModel(rules)
}
