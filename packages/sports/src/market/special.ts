import type { OutcomeId, Specifiers } from '../market.ts'
import type { Score } from '../score.ts'
import type { Side } from '../sport.ts'
import { numberOf } from './define.ts'
import { half, regularPlay } from './part.ts'
import { allVoid, ofThree, type Results, winnerOf, winners, YES_NO } from './question.ts'

/** Whoever an event has as its winner; none: void. */
export const winnerOfEvent = ({ ended, winner }: Score): Results | null => (ended ? winnerOf[winner ?? 'none'] : null)

const THREE_WAYS = ['1', '2', '3'] as const
/** 1x2 of regular play; a bout has no score and is decided by its winner. */
export const oneXTwoOfEvent = (score: Score): Results | null => {
  const part = regularPlay(score, {})
  if (part === null || part === 'unplayed' || !part.isOver) return null
  if (!isBout(score)) return winners(THREE_WAYS, ofThree(THREE_WAYS, part))
  return winners(THREE_WAYS, score.winner === null ? '2' : score.winner === 'home' ? '1' : '3')
}
const isBout = ({ method, periods }: Score): boolean =>
  method !== undefined || periods.some(({ kind }) => kind === 'round')

/** By the half first: home, draw or away, each with how the event ended. */
const HALF_FULL: readonly [ThreeWays, ThreeWays, ThreeWays] = [
  ['418', '420', '422'],
  ['424', '426', '428'],
  ['430', '432', '434'],
]
type ThreeWays = readonly [OutcomeId, OutcomeId, OutcomeId]
export const halfFullOutcomes = HALF_FULL.flat()
export const halfTimeFullTime = (score: Score): Results | null => {
  const first = half(1)(score, {})
  const full = regularPlay(score, {})
  if (first === null || first === 'unplayed' || full === null || full === 'unplayed' || !full.isOver) return null
  return winners(halfFullOutcomes, ofThree(ofThree(HALF_FULL, first), full))
}

export const goalOutcomes = ['6', '7', '8'] as const
/** Who scores the goal of a number in regular play. */
export const goal = (score: Score, specifiers: Specifiers): Results | null => {
  const nr = numberOf(specifiers, 'goalnr')
  const part = regularPlay(score, specifiers)
  if (part === null || part === 'unplayed') return null
  if (part.home + part.away < nr) return part.isOver ? winners(goalOutcomes, '7') : null
  const side = score.goals?.[nr - 1] ?? onlyScorer(part)
  return side === null ? null : winners(goalOutcomes, side === 'home' ? '6' : '8')
}
const onlyScorer = ({ home, away }: { home: number; away: number }): Side | null => {
  if (home > 0 && away > 0) return null
  return home > 0 ? 'home' : 'away'
}

/** Whether the judges had to decide a bout. */
export const goesTheDistance = (score: Score): Results | null => {
  if (!score.ended) return null
  if (score.winner === null || score.method === 'points') return winners(YES_NO, '74')
  return score.method === undefined ? null : winners(YES_NO, '76')
}

type Method = NonNullable<Score['method']>
/** Of a variant: the ways to win in the order of its outcomes, and the first one's number. They are home's, the draw, away's. */
const METHODS: Record<string, { ways: readonly (readonly Method[])[]; first: number }> = {
  'sr:winning_method:ko_decision': {
    ways: [['knockout', 'submission', 'disqualification'], ['points']],
    first: 1375,
  },
  'sr:winning_method:ko_submission_decision': {
    ways: [['knockout', 'disqualification'], ['submission'], ['points']],
    first: 1346,
  },
}
const methodsOf = ({ variant = '' }: Specifiers) => {
  const found = Object.hasOwn(METHODS, variant) ? METHODS[variant] : undefined
  if (found === undefined) throw new RangeError(`a variant of ${variant}`)
  return { ...found, count: found.ways.length, variant }
}
export const methodOutcomes = (specifiers: Specifiers): OutcomeId[] => {
  const { variant, first, count } = methodsOf(specifiers)
  return mirrored(variant, first, count)
}
export const winningMethod = (score: Score, specifiers: Specifiers): Results | null => {
  const { ways, count } = methodsOf(specifiers)
  if (!score.ended || (score.winner !== null && score.method === undefined)) return null
  const way = ways.findIndex((methods) => score.method !== undefined && methods.includes(score.method))
  return mirroredWinner(methodOutcomes(specifiers), score.winner, way, count)
}

/** Of a bout of so many rounds: in each of them, or on points. */
const ROUNDS: Record<string, { rounds: number; first: number }> = {
  'sr:winner_and_rounds:3': { rounds: 3, first: 1353 },
  'sr:winner_and_rounds:5': { rounds: 5, first: 1362 },
  'sr:winner_and_rounds:12': { rounds: 12, first: 1403 },
}
const roundsOf = ({ variant = '' }: Specifiers) => {
  const found = Object.hasOwn(ROUNDS, variant) ? ROUNDS[variant] : undefined
  if (found === undefined) throw new RangeError(`a variant of ${variant}`)
  return { ...found, variant }
}
export const roundOutcomes = (specifiers: Specifiers): OutcomeId[] => {
  const { variant, first, rounds } = roundsOf(specifiers)
  return mirrored(variant, first, rounds + 1)
}
export const winnerAndRound = (score: Score, specifiers: Specifiers): Results | null => {
  const { rounds } = roundsOf(specifiers)
  const outcomes = roundOutcomes(specifiers)
  const last = Math.max(0, ...score.periods.filter(({ kind }) => kind === 'round').map(({ nr }) => nr))
  if (!score.ended) return null
  const onPoints = score.winner !== null && score.method === 'points'
  if (score.winner !== null && (score.method === undefined || (!onPoints && last === 0))) return null
  // A bout that was lengthened or whose rounds were counted otherwise: no outcome of this market.
  if (last > rounds) return allVoid(outcomes)
  return mirroredWinner(outcomes, score.winner, onPoints ? rounds : last - 1, rounds + 1)
}

/** `count` of home's, the draw, `count` of away's, numbered in this order. */
const mirrored = (variant: string, first: number, count: number): OutcomeId[] =>
  Array.from({ length: 2 * count + 1 }, (_, index) => `${variant}:${first + index}`)
const mirroredWinner = (outcomes: readonly OutcomeId[], winner: Side | null, way: number, count: number): Results => {
  const index = winner === null ? count : winner === 'home' ? way : count + 1 + way
  return winners(outcomes, outcomes[index] ?? '')
}
