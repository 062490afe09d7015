import type { Model, Strength } from './model.ts'
import { isWonBy, logistic, type SetRules } from './sets/rules.ts'
import { setsModel } from './sets/sets.ts'

/** In logits of a rally. Who serves makes no difference. */
const strengthOfRally = 0.13

/** Games to 21, two ahead, at most 30; two of three. Whoever wins a rally serves, and whoever wins a game begins the next. */
export const badminton = (home: Strength, away: Strength): Model => {
  const homeWins = logistic(strengthOfRally * (home - away))
  const rules: SetRules = {
    sport: 'badminton',
    periodKind: 'set',
    unitKind: 'point',
    setsToWin: 2,
    unitSeconds: [12, 28],
    breakSeconds: 120,
    isOver: (_, homePoints, awayPoints) => isWonBy(homePoints, awayPoints, 21, 30),
    homeWins: () => homeWins,
    nextServer: (_, winner) => winner,
    nextFirst: (ended) => (ended.home > ended.away ? 'home' : 'away'),
  }
  return setsModel(rules)
}
