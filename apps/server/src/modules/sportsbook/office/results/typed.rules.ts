import type { SportCode, SportPick, SportScoreIn } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { StaffMarket } from '../../../sportsdata/index.ts'
import { followsFrom, type Outcomes, picked, settled } from './follows.rules.ts'
import { readScore } from './score.rules.ts'

export type Typed = { score: SportScoreIn | null; picks: readonly SportPick[] }
export type FieldProblem = { field: string; problem: string }
/** `picks`: of the markets that the score leaves open alone. */
export type ReadTyped = { score: Score | null; picks: SportPick[]; outcomes: Map<string, Outcomes> }

/** What has to be typed for these markets. */
export const neededFor = (sport: SportCode, markets: readonly StaffMarket[]) => {
  const ways = markets.map((market) => followsFrom(sport, market))
  return { needsScore: ways.some((way) => way !== 'hand'), needsParts: ways.includes('parts') }
}

/** What became of each market by what staff typed. `must`: every market has to be decided; else those that are not named stay. */
export const readTyped = (
  sport: SportCode,
  markets: readonly StaffMarket[],
  typed: Typed,
  must: 'must' | 'may',
): ReadTyped | { problems: FieldProblem[] } => {
  const { needsScore, needsParts } = neededFor(sport, markets)
  if (typed.score === null && needsScore && must === 'must')
    return { problems: [{ field: 'score', problem: 'missing' }] }
  if (new Set(typed.picks.map(({ market }) => market)).size < typed.picks.length)
    return { problems: [{ field: 'picks', problem: 'twice' }] }
  const read = typed.score === null || !needsScore ? null : readScore(sport, typed.score, needsParts)
  if (read && 'problem' in read) return { problems: [{ field: 'score', problem: read.problem }] }
  const score = read?.score ?? null
  const picks: SportPick[] = []
  const outcomes = new Map<string, Outcomes>()
  const problems: FieldProblem[] = []
  for (const market of markets) {
    const bySum = score && settled(market, score)
    if (bySum) outcomes.set(market.marketKey, bySum)
    if (bySum) continue
    const pick = typed.picks.find((one) => one.market === market.marketKey)
    if (!pick) {
      if (must === 'must') problems.push({ field: market.marketKey, problem: 'missing' })
      continue
    }
    const chosen = picked(market, pick)
    if (!chosen) problems.push({ field: market.marketKey, problem: 'outcome' })
    else {
      outcomes.set(market.marketKey, chosen)
      picks.push({ market: pick.market, outcome: pick.outcome })
    }
  }
  return problems.length > 0 ? { problems } : { score, picks, outcomes }
}

/** The same whoever typed it and however it was stored. */
const textOf = (score: Score | null): string =>
  JSON.stringify(
    score && [
      score.home,
      score.away,
      score.winner,
      score.method ?? null,
      score.periods.map(({ kind, nr, home, away }) => [kind, nr, home, away]),
    ],
  )

/** Whether two people typed the same of these markets. */
export const isSameTyped = (
  one: { score: Score | null; picks: readonly SportPick[] },
  other: Pick<ReadTyped, 'score' | 'picks'>,
): boolean => {
  const before = new Map(one.picks.map(({ market, outcome }) => [market, outcome]))
  return (
    textOf(one.score) === textOf(other.score) &&
    other.picks.every(({ market, outcome }) => before.has(market) && before.get(market) === outcome)
  )
}
