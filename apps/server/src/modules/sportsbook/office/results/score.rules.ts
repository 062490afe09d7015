import type { SportCode, SportPeriodKind, SportScoreIn } from '@maru/contract'
import type { PeriodScore, Score, Side } from '@maru/sports'

/** What a sport is divided into. `own`: its regular parts and how many there are. `sum`: the score is the sum of them; else how many of them a side has won. */
export type SportParts = {
  own: { kind: SportPeriodKind; count: number; most: number }
  extra: readonly SportPeriodKind[]
  scoring: 'sum' | 'won' | 'bout'
}
const parts = (
  kind: SportPeriodKind,
  count: number,
  scoring: SportParts['scoring'],
  ...extra: SportPeriodKind[]
): SportParts => ({ own: { kind, count, most: count }, extra, scoring })

export const partsOf: Readonly<Record<SportCode, SportParts>> = {
  soccer: parts('half', 2, 'sum', 'overtime', 'penalties'),
  basketball: parts('quarter', 4, 'sum', 'overtime'),
  // Innings after the ninth are overtime.
  baseball: parts('inning', 9, 'sum', 'overtime'),
  volleyball: parts('set', 5, 'won'),
  badminton: parts('set', 3, 'won'),
  hockey: parts('period', 3, 'sum', 'overtime', 'penalties'),
  combat: parts('round', 12, 'bout'),
  tennis: parts('set', 5, 'won'),
  handball: parts('half', 2, 'sum', 'overtime', 'penalties'),
  football: parts('quarter', 4, 'sum', 'overtime'),
  esport: parts('map', 5, 'won'),
}

/** How many parts whoever wins has won, in the lengths that a sport is played in. Longer is no match of it, and shorter one that was given up, which is void. */
const winsOf: Readonly<Partial<Record<SportCode, readonly number[]>>> = {
  volleyball: [2, 3],
  badminton: [2],
  tennis: [2, 3],
  esport: [1, 2, 3],
}
/** Sports that play overtime only where regular play was level. */
const levelBeforeOvertime: readonly SportCode[] = ['basketball', 'baseball', 'hockey', 'football']

export type ReadScore = { score: Score } | { problem: string }

/**
 * What staff typed as the final score of an event, if it can be one: a score with which its sport ends, and parts that it has, each once and none left out, that add up to the whole. Of two halves
 * the second follows from the first. `isDetailed`: its parts are needed.
 */
export const readScore = (sport: SportCode, typed: SportScoreIn, isDetailed: boolean): ReadScore => {
  const { own, extra, scoring } = partsOf[sport]
  const known = (kind: SportPeriodKind): boolean => kind === own.kind || extra.includes(kind)
  if (typed.periods.some(({ kind }) => !known(kind))) return { problem: 'parts' }
  const of = (kind: SportPeriodKind) => typed.periods.filter((one) => one.kind === kind).sort((a, b) => a.nr - b.nr)
  const regular = of(own.kind)
  if ([regular, ...extra.map(of)].some((list) => list.some(({ nr }, i) => nr !== i + 1))) return { problem: 'parts' }
  if (regular.length > own.most || extra.some((kind) => of(kind).length > 1)) return { problem: 'parts' }
  if (isDetailed && regular.length === 0) return { problem: 'missing' }
  const [overtime = none] = of('overtime')
  const [penalties] = of('penalties')
  if (scoring === 'bout') return readBout(typed, regular)
  if (typed.winner !== null || typed.method !== null) return { problem: 'winner' }
  const periods = scoring === 'sum' ? summed(typed, own, regular, overtime) : wonParts(typed, regular)
  if (!periods) return { problem: 'sum' }
  const leader = leaderOf(typed)
  if (penalties && (leader !== null || leaderOf(penalties) === null)) return { problem: 'penalties' }
  const winner = leader ?? (penalties ? leaderOf(penalties) : null)
  // Basketball plays on until somebody has won.
  if ((scoring === 'won' || sport === 'basketball') && winner === null) return { problem: 'winner' }
  const wins = winsOf[sport]
  if (wins && !wins.includes(Math.max(typed.home, typed.away))) return { problem: 'sum' }
  const isLevel = typed.home - overtime.home === typed.away - overtime.away
  if (levelBeforeOvertime.includes(sport) && of('overtime').length > 0 && !isLevel) return { problem: 'overtime' }
  const more = [...of('overtime'), ...of('penalties')]
  return {
    score: {
      home: typed.home,
      away: typed.away,
      periods: [...periods, ...more].map(ended),
      ended: true,
      winner,
    },
  }
}

type Typed = SportScoreIn['periods'][number]
const none = { home: 0, away: 0 }
const ended = ({ kind, nr, home, away }: Typed): PeriodScore => ({ kind, nr, home, away, ended: true })
const leaderOf = ({ home, away }: { home: number; away: number }): Side | null =>
  home === away ? null : home > away ? 'home' : 'away'
const sumOf = (list: readonly { home: number; away: number }[]) =>
  list.reduce<{ home: number; away: number }>(
    (all, one) => ({ home: all.home + one.home, away: all.away + one.away }),
    none,
  )

const summed = (
  { home, away }: SportScoreIn,
  { kind, count }: SportParts['own'],
  regular: readonly Typed[],
  overtime: { home: number; away: number },
): Typed[] | undefined => {
  const rest = { home: home - overtime.home, away: away - overtime.away }
  if (rest.home < 0 || rest.away < 0) return undefined
  if (regular.length === 0) return []
  const sum = sumOf(regular)
  const left = { home: rest.home - sum.home, away: rest.away - sum.away }
  if (kind === 'half' && regular.length === 1)
    return left.home < 0 || left.away < 0 ? undefined : [...regular, { kind, nr: 2, ...left }]
  if (regular.length < count && kind !== 'inning') return undefined
  return left.home === 0 && left.away === 0 ? [...regular] : undefined
}

const wonParts = ({ home, away }: SportScoreIn, regular: readonly Typed[]): Typed[] | undefined => {
  if (regular.length === 0) return []
  const won = (side: Side): number => regular.filter((one) => leaderOf(one) === side).length
  return won('home') === home && won('away') === away && home + away === regular.length ? [...regular] : undefined
}

/** Its rounds have no score. A draw has neither a winner nor a way in which it was won. */
const readBout = ({ home, away, winner, method }: SportScoreIn, rounds: readonly Typed[]): ReadScore => {
  if (home !== 0 || away !== 0 || rounds.some((one) => one.home !== 0 || one.away !== 0)) return { problem: 'sum' }
  if ((winner === null) !== (method === null)) return { problem: 'winner' }
  const periods = rounds.map(ended)
  return { score: { home, away, periods, ended: true, winner, ...(method === null ? {} : { method }) } }
}
