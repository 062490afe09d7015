import type { Side } from '@maru/sports'
import type { State } from '../../state.ts'
import { emptyScore } from '../board.ts'
import type { Model } from '../model.ts'
import { createFreshSets, endingsOfSets } from './endings.ts'
import { playSets } from './play.ts'
import type { SetRules } from './rules.ts'

/** Units are independent, given who serves: a match is a Markov chain from points to sets. */
export const setsModel = (rules: SetRules, firstServer: Side = 'home'): Model => {
  const start: State = {
    score: emptyScore,
    period: 1,
    second: 0,
    isRunning: false,
    firstServer,
    serving: firstServer,
    ...(rules.points ? { points: [0, 0] as const } : {}),
  }
  const fresh = createFreshSets(rules)
  return {
    sport: rules.sport,
    start,
    endings: (state, need) => endingsOfSets(rules, fresh, state, need),
    play: (random) => playSets(rules, start, random),
  }
}
