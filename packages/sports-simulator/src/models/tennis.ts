import type { Side } from '@maru/sports'
import type { Model, Strength } from './model.ts'
import { isWonBy, otherOf, type PointRules, type SetRules, type SetState } from './sets/rules.ts'
import { setsModel } from './sets/sets.ts'

/** How often an average player wins a point on the own serve, and how much one unit of strength adds. */
const means = { serve: 0.635, strength: 0.016 }
const bounds = { least: 0.5, most: 0.78 }

/** Points are independent, given who serves (P. Newton and J. Keller, "Probability of winning at tennis", 2005). Best of three sets with a tie-break at 6:6 in each. */
export const tennis = (home: Strength, away: Strength): Model => {
  const ahead = means.strength * (home - away)
  const onServe = { home: within(means.serve + ahead), away: within(means.serve - ahead) }
  const points = pointRules(onServe)
  const rules: SetRules = {
    sport: 'tennis',
    periodKind: 'set',
    unitKind: 'game',
    setsToWin: 2,
    unitSeconds: [25, 50],
    breakSeconds: 120,
    isOver: (_, homeGames, awayGames) => isWonBy(homeGames, awayGames, 6, 7),
    homeWins: (state) => points.homeWinsFrom(state, 0, 0),
    nextServer: ({ server }) => otherOf(server),
    nextFirst: (ended) => ((ended.home + ended.away) % 2 === 1 ? otherOf(ended.first) : ended.first),
    points,
  }
  return setsModel(rules)
}

const pointRules = (onServe: { readonly [side in Side]: number }): PointRules => {
  const homePoint: PointRules['homePoint'] = (state, home, away) => {
    const server = isTieBreak(state) ? serverOfTieBreak(state.server, home + away) : state.server
    return server === 'home' ? onServe.home : 1 - onServe.away
  }
  const targetOf = (state: SetState) => (isTieBreak(state) ? 7 : 4)
  /** From a target less one all: two points, then again. The order of serves changes in a tie-break, but each serves one of the two. */
  const homeFromLevel = (state: SetState) => {
    const level = targetOf(state) - 1
    const [one, two] = [homePoint(state, level, level), homePoint(state, level + 1, level)]
    const [both, none] = [one * two, (1 - one) * (1 - two)]
    return both / (both + none)
  }
  const known = new Map<string, number>()
  const homeWinsFrom: PointRules['homeWinsFrom'] = (state, home, away) => {
    const target = targetOf(state)
    if (isWonBy(home, away, target)) return home > away ? 1 : 0
    const beyond = Math.min(home, away) - (target - 1)
    if (beyond >= 0 && home === away) return homeFromLevel(state)
    const key = `${target} ${state.server} ${home} ${away}`
    const found = known.get(key)
    if (found !== undefined) return found
    const next = homePoint(state, home, away)
    const wins = next * homeWinsFrom(state, home + 1, away) + (1 - next) * homeWinsFrom(state, home, away + 1)
    known.set(key, wins)
    return wins
  }
  return { homeWinsFrom, homePoint, isOver: (state, home, away) => isWonBy(home, away, targetOf(state)) }
}

const isTieBreak = ({ home, away }: SetState): boolean => home === 6 && away === 6

/** One serve, then two each in turn. */
const serverOfTieBreak = (first: Side, played: number): Side =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : otherOf(first)

const within = (probability: number): number => Math.min(bounds.most, Math.max(bounds.least, probability))
