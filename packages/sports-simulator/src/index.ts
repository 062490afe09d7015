export { type Ending, endingOf, type Need, type Pair, type Span } from './ending.ts'
export { type Joint, jointOf, type Leg } from './joint/joint.ts'
export {
  finalScoreOf,
  highestToReveal,
  type MatchProblem,
  type MatchTerms,
  playMatch,
  problemsOfMatch,
  saltOfMatch,
  scoreAt,
} from './match/match.ts'
export type { Model, Strength } from './models/model.ts'
export { modelOf } from './models/models.ts'
export { questionsOf } from './price/markets.ts'
export { type Endings, endingsFrom, priceAll, pricesOf } from './price/price.ts'
export { factorsOf, type PricedMarket, type PricedOutcome, type Question } from './price/question.ts'
export type { Random } from './random.ts'
export { hasPrices, type Incident, type IncidentKind, incidentKinds, type State, stateAt } from './state.ts'
export { type Competitor, type Fixture, fixturesOf, matchdaysOf, seasonDays, seoulDayOf } from './teams/fixtures.ts'
export { type League, leagues } from './teams/leagues.ts'
export { type Name, nameOf, namesOf } from './teams/names.ts'
export { strengthOn } from './teams/strength.ts'
