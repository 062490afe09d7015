import type { Specifiers } from '../market.ts'
import { isExtra, type PeriodKind, type PeriodScore, type Score } from '../score.ts'

/** What a market counts of an event. `isOver`: nothing more can be added. */
export type PartScore = { home: number; away: number; isOver: boolean }
/** Null: no score of it is known. `unplayed`: it is known that it never will be played, as a fifth set after three to none. */
export type Part = (score: Score, specifiers: Specifiers) => PartScore | 'unplayed' | null

/** Goals, points, runs, sets or maps of the whole event; overtime and extra innings included, a shoot-out not. */
export const wholeEvent: Part = ({ home, away, ended }) => ({ home, away, isOver: ended })

/** Without overtime, which also shows by itself that regular play is over. */
export const regularPlay: Part = ({ home, away, periods, ended, hidesOvertime }) => {
  if (hidesOvertime) return null
  const extra = periods.filter(isExtra)
  const overtime = sumOf(extra.filter(({ kind }) => kind === 'overtime'))
  return { home: home - overtime.home, away: away - overtime.away, isOver: ended || extra.length > 0 }
}

/** As ice hockey counts: whoever wins the shoot-out has won by one goal, however many were scored in it. */
export const withPenalties: Part = ({ home, away, periods, ended, winner }) => {
  const decides = ended && periods.some(({ kind }) => kind === 'penalties')
  return {
    home: home + (decides && winner === 'home' ? 1 : 0),
    away: away + (decides && winner === 'away' ? 1 : 0),
    isOver: ended,
  }
}

/** Points or games of all sets, where an event is won by sets. */
export const pointsOfSets: Part = ({ periods, ended }) => {
  const sets = periods.filter(({ kind }) => kind === 'set')
  return sets.length === 0 ? null : { ...sumOf(sets), isOver: ended }
}

/** The first or the second half; of a sport that plays quarters, two of them. Overtime belongs to none. */
export const half =
  (nr: 1 | 2): Part =>
  (score) => {
    const whole = periodsOf(score, 'half')
    if (whole.length > 0) return single(score, 'half', nr)
    return joined(
      [2 * nr - 1, 2 * nr].map((quarter) => single(score, 'quarter', quarter)),
      score,
    )
  }

/** The first innings, each by both sides. */
export const firstInnings =
  (count: number): Part =>
  (score) =>
    joined(
      Array.from({ length: count }, (_, index) => single(score, 'inning', index + 1)),
      score,
    )

/** One period, of which a specifier says the number. */
export const numbered =
  (kind: PeriodKind, specifier: string): Part =>
  (score, specifiers) => {
    const period = single(score, kind, Number(specifiers[specifier]))
    return period === null && score.ended && periodsOf(score, kind).length > 0 ? 'unplayed' : period
  }

const single = (score: Score, kind: PeriodKind, nr: number): PartScore | null => {
  const period = periodsOf(score, kind).find((one) => one.nr === nr)
  return period === undefined ? null : { home: period.home, away: period.away, isOver: period.ended }
}

/** Periods together, of which some may not have begun. */
const joined = (parts: readonly (PartScore | null)[], score: Score): PartScore | null => {
  const known = parts.filter((part) => part !== null)
  if (known.length === 0) return null
  // An event that ended early, by a rule of its sport or because the rest could change nothing, has no more periods.
  return { ...sumOf(known), isOver: known.length === parts.length ? known.every(({ isOver }) => isOver) : score.ended }
}

const periodsOf = ({ periods }: Score, kind: PeriodKind): PeriodScore[] => periods.filter((one) => one.kind === kind)

const sumOf = (parts: readonly { home: number; away: number }[]): { home: number; away: number } =>
  parts.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 })
