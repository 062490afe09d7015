import type { Sport } from '@maru/sports'
import type { Ending, Need } from '../ending.ts'
import { handballQuestions, hockeyQuestions, soccerQuestions } from './goal-markets.ts'
import { expectedOf } from './lines.ts'
import type { Maker } from './maker.ts'
import { baseballQuestions, quarterQuestions } from './point-markets.ts'
import type { Question } from './question.ts'
import {
  badmintonQuestions,
  combatQuestions,
  esportQuestions,
  tennisQuestions,
  volleyballQuestions,
} from './set-markets.ts'

/** The markets of a match, by their numbers in the Unified Odds Feed, with lines around what the model expects. */
export const questionsOf = (sport: Sport, endingsOf: (need: Need) => readonly Ending[] | null): Question[] =>
  makers[sport]((scope) => expectedOf(endingsOf(scope.need) ?? [], scope.pair))

const makers: { readonly [sport in Sport]: Maker } = {
  soccer: soccerQuestions,
  basketball: quarterQuestions,
  baseball: baseballQuestions,
  volleyball: volleyballQuestions,
  badminton: badmintonQuestions,
  hockey: hockeyQuestions,
  combat: combatQuestions,
  tennis: tennisQuestions,
  handball: handballQuestions,
  football: quarterQuestions,
  esport: esportQuestions,
}
