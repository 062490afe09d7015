import type { SportPeriodKind, SportPick, SportResultForm, SportScoreIn, SportWinMethod } from '@maru/contract'

/** What stands in the fields. `parts`: by kind and number, `half 1`. `picks`: by market; `void` is chosen as such. */
export type ScoreDraft = {
  home: string
  away: string
  parts: Readonly<Record<string, { home: string; away: string }>>
  winner: '' | 'home' | 'away' | 'draw'
  method: '' | SportWinMethod
  rounds: string
  picks: Readonly<Record<string, string>>
}
export const emptyDraft: ScoreDraft = {
  home: '',
  away: '',
  parts: {},
  winner: '',
  method: '',
  rounds: '',
  picks: {},
}

export const partName = (kind: SportPeriodKind, nr: number): string => `${kind} ${nr}`
/** No outcome has this id. */
export const VOID = ' void'

type Form = Pick<SportResultForm, 'isBout' | 'parts'>
const figure = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined)

/** The score as it is sent; undefined while something of it is missing or is no number. What follows the last part that was played may stay empty. */
export const scoreOf = (draft: ScoreDraft, { isBout, parts }: Form): SportScoreIn | undefined => {
  if (isBout) return boutOf(draft, parts)
  const [home, away] = [figure(draft.home), figure(draft.away)]
  if (home === undefined || away === undefined) return undefined
  const periods: SportScoreIn['periods'] = []
  for (const { kind, nrs, isRequired } of parts) {
    const typed = nrs.map((nr) => ({ nr, ...(draft.parts[partName(kind, nr)] ?? { home: '', away: '' }) }))
    const last = typed.findLastIndex((one) => one.home.trim() !== '' || one.away.trim() !== '')
    if (isRequired && last < 0) return undefined
    for (const one of typed.slice(0, last + 1)) {
      const [of, against] = [figure(one.home), figure(one.away)]
      if (of === undefined || against === undefined) return undefined
      periods.push({ kind, nr: one.nr, home: of, away: against })
    }
  }
  return { home, away, periods, winner: null, method: null }
}

const boutOf = ({ winner, method, rounds }: ScoreDraft, parts: Form['parts']): SportScoreIn | undefined => {
  const needsRounds = parts.some(({ kind, isRequired }) => kind === 'round' && isRequired)
  const count = figure(rounds)
  if (winner === '' || (winner !== 'draw' && method === '') || (needsRounds && !count)) return undefined
  const isDraw = winner === 'draw'
  return {
    home: 0,
    away: 0,
    periods: needsRounds
      ? Array.from({ length: Math.min(count ?? 0, 30) }, (_, i) => ({
          kind: 'round' as const,
          nr: i + 1,
          home: 0,
          away: 0,
        }))
      : [],
    winner: isDraw ? null : winner,
    method: isDraw || method === '' ? null : method,
  }
}

/** Of the markets that do not follow from a score; those that nobody chose are left out. */
export const picksOf = ({ picks }: ScoreDraft, markets: readonly { key: string }[]): SportPick[] =>
  markets.flatMap(({ key }) => {
    const chosen = picks[key]
    return chosen ? [{ market: key, outcome: chosen === VOID ? null : chosen }] : []
  })
