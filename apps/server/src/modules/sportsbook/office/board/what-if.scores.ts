import type { Score } from '@maru/sports'
import { atScore, type OfUndecided, type Scenario } from './what-if.rules.ts'

export type ScoreCase = { home: number; away: number; probability: number | null; scenario: Scenario }

/** Goals of each side that may still come: beyond, nothing that is offered changes. */
const MOST_MORE = 10
/** Totals that stand by themselves; all above stand together. */
export const MOST_TOTAL = 7
/** What is less likely is no case. */
const LEAST_PROBABILITY = 1e-6

type Chance = { home: number; away: number; probability: number }

/** Every score that may still come, with how likely it is where that is known. */
export const scoreCases = (now: Score | null, chances: readonly Chance[] | null): ScoreCase[] => {
  const from = { home: now?.home ?? 0, away: now?.away ?? 0 }
  const likely = new Map(chances?.map(({ home, away, probability }) => [`${home} ${away}`, probability]))
  const more = Array.from({ length: MOST_MORE + 1 }, (_, goals) => goals)
  return more
    .flatMap((home) => more.map((away) => ({ home: from.home + home, away: from.away + away })))
    .map((score) => ({
      ...score,
      probability: chances ? (likely.get(`${score.home} ${score.away}`) ?? 0) : null,
      scenario: atScore(finalScore(score, now)),
    }))
    .filter(({ probability }) => probability === null || probability >= LEAST_PROBABILITY)
}

/** Halves that are not over are left out: who leads at half-time nobody knows from the end. */
const finalScore = ({ home, away }: { home: number; away: number }, now: Score | null): Score => {
  const first = now?.periods.find(({ kind, nr, ended }) => kind === 'half' && nr === 1 && ended)
  return {
    home,
    away,
    periods: first
      ? [first, { kind: 'half', nr: 2, home: home - first.home, away: away - first.away, ended: true }]
      : [],
    ended: true,
    winner: home === away ? null : home > away ? 'home' : 'away',
  }
}

export type Profited = { home: number; away: number; probability: number | null; profit: number }

export const profitsOf = (cases: readonly ScoreCase[], profit: (scenario: Scenario) => number): Profited[] =>
  cases.map(({ scenario, ...of }) => ({ ...of, profit: profit(scenario) }))

/** Over all scores, each as often as it comes. Null: nobody knows how often. */
export const expectedOf = (
  cases: readonly ScoreCase[],
  profit: (scenario: Scenario, open: OfUndecided) => number,
): number | null => {
  const sum = cases.reduce((all, { probability }) => all + (probability ?? 0), 0)
  if (sum <= 0) return null
  return Math.round(
    cases.reduce((all, { probability, scenario }) => all + ((probability ?? 0) / sum) * profit(scenario, 'level'), 0),
  )
}

/** The least profit of some scores, and how likely any of them is. */
export const leastOf = (of: readonly Profited[]): { profit: number; probability: number | null } => ({
  profit: Math.min(...of.map(({ profit }) => profit)),
  probability: of.some(({ probability }) => probability === null)
    ? null
    : of.reduce((sum, { probability }) => sum + (probability ?? 0), 0),
})
