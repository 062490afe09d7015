import type { State } from '../../state.ts'
import { emptyScore } from '../board.ts'
import { endingsOfPeriods } from '../groups.ts'
import type { Model } from '../model.ts'
import { overtimeOf, restOfPeriods } from './endings.ts'
import type { GoalRates } from './intensity.ts'
import { playGoals } from './play.ts'
import type { GoalRules } from './rules.ts'

/** Two independent Poisson processes and a shared one, whose intensities change with time. */
export const goalsModel = (rules: GoalRules, rates: GoalRates): Model => {
  const start: State = { score: emptyScore, period: 1, second: 0, isRunning: false }
  return {
    sport: rules.sport,
    start,
    endings: (state, need) =>
      endingsOfPeriods(
        state,
        rules.periods,
        need,
        (periods) => restOfPeriods(rules, rates, state, periods),
        () => overtimeOf(rules, rates, state),
      ),
    play: (random) => playGoals(rules, rates, start, random),
  }
}
