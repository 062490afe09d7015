import type { Model, Strength } from './model.ts'
import { isWonBy, logistic, otherOf, type SetRules, type SetState } from './sets/rules.ts'
import { setsModel } from './sets/sets.ts'

const roundsOfHalf = 12
/** In logits of a round: how much less the attacking side wins, and what strength is worth. */
const means = { attacks: -0.08, strength: 0.16 }

/**
 * Maps of a tactical shooter: two halves of 12 rounds, sides change between them; first to 13, then two ahead, with sides changing every round. Best of three. The `server` is whoever
 * attacks.
 */
export const esport = (home: Strength, away: Strength): Model => {
  const ahead = means.strength * (home - away)
  const homeWins = { home: logistic(ahead + means.attacks), away: logistic(ahead - means.attacks) }
  const rules: SetRules = {
    sport: 'esport',
    periodKind: 'map',
    unitKind: 'round',
    setsToWin: 2,
    unitSeconds: [70, 130],
    breakSeconds: 600,
    isOver: (_, homeRounds, awayRounds) => isWonBy(homeRounds, awayRounds, roundsOfHalf + 1),
    homeWins: ({ server }) => homeWins[server],
    nextServer: attackerAfter,
    nextFirst: ({ first }) => otherOf(first),
  }
  return setsModel(rules)
}

const attackerAfter = ({ home, away, first }: SetState): 'home' | 'away' => {
  const next = home + away + 1
  if (next < roundsOfHalf) return first
  if (next < 2 * roundsOfHalf) return otherOf(first)
  return next % 2 === 0 ? first : otherOf(first)
}
