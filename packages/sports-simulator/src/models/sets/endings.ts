import type { Side } from '@maru/sports'
import { type Ending, type Need, normalised, type Pair, type PointsNeed } from '../../ending.ts'
import type { State } from '../../state.ts'
import { leastProbability, mostEndings } from '../model.ts'
import { createPointsTally, type PointsTally, pointsKey, pointsOfKey } from './points.ts'
import { otherOf, type SetRules, type SetState } from './rules.ts'
import { type EndedSet, endsOfSet } from './set.ts'

/** Matches that stand the same in sets, by the points of all of them. */
type Branch = { home: number; away: number; first: Side; spans: (Pair | null)[]; points: PointsTally }

export type FreshSets = (set: number, first: Side) => readonly EndedSet[]

/** Sets that have not begun are the same in every match of two sides. */
export const createFreshSets = (rules: SetRules): FreshSets => {
  const known = new Map<string, EndedSet[]>()
  return (set, first) => {
    const isLast = set === 2 * rules.setsToWin - 1
    const key = `${isLast} ${first}`
    const ends = known.get(key) ?? endsOfSet(rules, { set, home: 0, away: 0, first, server: first })
    known.set(key, ends)
    return ends
  }
}

/** Null where spans are more than one set each. */
export const endingsOfSets = (rules: SetRules, fresh: FreshSets, state: State, need: Need): Ending[] | null => {
  if (need.spans.some(({ from, to }) => from !== to)) return null
  const endings: Ending[] = []
  let branches = [branchOf(state, need)]
  for (let set = setNow(state); branches.length > 0; set++) {
    const next = new Map<string, Branch>()
    const isAsked = need.points !== 'none' || need.spans.some(({ from }) => from === set)
    for (const branch of branches) {
      const ends = endsFrom(rules, fresh, state, set, branch.first)
      for (const end of isAsked ? ends : byWinner(rules, ends, set, branch.first))
        extend(rules, next, branch, set, end, need)
    }
    const all = [...next.values()]
    if (all.reduce((sum, { points }) => sum + points.size(), endings.length) > mostEndings) return null
    branches = []
    // Later sets do not matter where only earlier ones are asked for.
    const isEnough = !need.whole && need.points === 'none' && need.spans.every(({ from }) => from <= set)
    for (const branch of all) {
      if (Math.max(branch.home, branch.away) < rules.setsToWin && !isEnough) branches.push(branch)
      else listEndings(branch, need.points, endings)
    }
  }
  return normalised(endings)
}

const setNow = ({ period, score }: State): number =>
  score.periods.some(({ nr, ended }) => nr === period && ended) ? period + 1 : period

const branchOf = ({ score, firstServer = 'home' }: State, need: Need): Branch => {
  const played = score.periods
  const ended = played.filter((set) => set.ended)
  const sum = (side: Side) => ended.reduce((total, set) => total + set[side], 0)
  const points = createPointsTally(need.points)
  points.add(pointsKey(need.points, { home: sum('home'), away: sum('away') }), 1)
  return {
    home: score.home,
    away: score.away,
    first: firstServer,
    spans: need.spans.map(({ from }) => ended.find(({ nr }) => nr === from) ?? null),
    points,
  }
}

/** The ways in which a set ends: the one that is being played from its state, any other from its start. */
const endsFrom = (rules: SetRules, fresh: FreshSets, state: State, set: number, first: Side): readonly EndedSet[] => {
  const now = state.score.periods.find(({ nr, ended }) => nr === set && !ended)
  if (now === undefined) return fresh(set, first)
  const from: SetState = { set, home: now.home, away: now.away, first, server: state.serving ?? first }
  const [home, away] = state.points ?? [0, 0]
  return endsOfSet(rules, from, rules.points?.homeWinsFrom(from, home, away))
}

/** Of ends that nobody asks for only the winner counts, and who serves next. */
const byWinner = (rules: SetRules, ends: readonly EndedSet[], set: number, first: Side): EndedSet[] => {
  const sums = new Map<string, EndedSet>()
  for (const end of ends) {
    const key = `${end.home > end.away} ${nextFirst(rules, set, end, first)}`
    const known = sums.get(key)
    if (known) known.probability += end.probability
    else sums.set(key, { ...end })
  }
  return [...sums.values()]
}

const nextFirst = (rules: SetRules, set: number, { home, away }: Pair, first: Side): Side =>
  rules.nextFirst({ set, home, away, first, server: otherOf(first) })

const extend = (rules: SetRules, next: Map<string, Branch>, branch: Branch, set: number, end: EndedSet, need: Need) => {
  const winner: Side = end.home > end.away ? 'home' : 'away'
  const first = nextFirst(rules, set, end, branch.first)
  const spans = branch.spans.map((span, at) =>
    need.spans[at]?.from === set ? { home: end.home, away: end.away } : span,
  )
  const home = branch.home + (winner === 'home' ? 1 : 0)
  const away = branch.away + (winner === 'away' ? 1 : 0)
  const key = `${home} ${away} ${first} ${spans.map((span) => (span ? `${span.home}-${span.away}` : '')).join()}`
  const target = next.get(key) ?? { home, away, first, spans, points: createPointsTally(need.points) }
  next.set(key, target)
  const more = pointsKey(need.points, end)
  branch.points.each((points, probability) => {
    const reached = probability * end.probability
    if (reached > leastProbability) target.points.add(points + more, reached)
  })
}

const listEndings = ({ home, away, spans, points }: Branch, asked: PointsNeed, endings: Ending[]) => {
  const parts = spans.map((span) => ({ home: span?.home ?? 0, away: span?.away ?? 0, isPlayed: span !== null }))
  points.each((key, probability) =>
    endings.push({
      probability,
      home,
      away,
      regular: { home, away },
      winner: home > away ? 'home' : 'away',
      points: pointsOfKey(asked, key),
      spans: parts,
    }),
  )
}
