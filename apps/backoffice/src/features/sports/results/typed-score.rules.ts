import type {
  SportCode,
  SportPeriodKind,
  SportPick,
  SportResultForm,
  SportScoreIn,
  SportWinMethod,
} from '@maru/contract'

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

/** What the final score of a sport counts: parts that a side has won, or what was scored in all of them. */
export const countedOf = (sport: SportCode): 'score' | 'score.sets' | 'score.games' | 'score.maps' =>
  sport === 'badminton'
    ? 'score.games'
    : sport === 'esport'
      ? 'score.maps'
      : sport === 'volleyball' || sport === 'tennis'
        ? 'score.sets'
        : 'score'

/** What is said under the fields: what may stay empty, or what the final score holds. */
export const noteOf = (
  sport: SportCode,
  parts: Form['parts'],
): 'note.unplayed' | 'note.overtime' | 'note.penalties' | undefined => {
  if (countedOf(sport) !== 'score')
    return parts.some(({ nrs, isRequired }) => isRequired && nrs.length > 1) ? 'note.unplayed' : undefined
  const has = (of: SportPeriodKind): boolean => parts.some(({ kind }) => kind === of)
  return has('penalties') ? 'note.penalties' : has('overtime') ? 'note.overtime' : undefined
}

/** The last round that a bout of this sport may have. */
export const mostRounds = (parts: Form['parts']): number | undefined =>
  parts.find(({ kind, isRequired }) => kind === 'round' && isRequired)?.nrs.at(-1)
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
  const most = mostRounds(parts)
  const count = figure(rounds) ?? 0
  if (winner === '' || (winner !== 'draw' && method === '')) return undefined
  if (most !== undefined && (count < 1 || count > most)) return undefined
  const isDraw = winner === 'draw'
  return {
    home: 0,
    away: 0,
    periods:
      most === undefined
        ? []
        : Array.from({ length: count }, (_, i) => ({ kind: 'round' as const, nr: i + 1, home: 0, away: 0 })),
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
