import type { State } from '../../state.ts'
import { eachCell, type Grid } from '../grid.ts'
import { leaderOf, type Overtime } from '../groups.ts'
import { leastProbability } from '../model.ts'
import { type PossessionRules, possessionsLeft } from './rules.ts'

/** Points of so many possessions of either side. */
export type CountOvertime = (home: number, away: number) => Grid

/** Overtime from a state, as often as the sides stay level. What it adds to regular play. */
export const createOvertime = (rules: PossessionRules, gridOfLeft: CountOvertime) => {
  let whole: Overtime[] | undefined
  const fresh = () => {
    whole ??= untilDecided(gridOfLeft(rules.overtime.perPeriod, rules.overtime.perPeriod))
    return whole
  }
  return (state: State): Overtime[] => {
    const played = state.score.periods.filter(({ kind }) => kind === 'overtime')
    const last = played.at(-1)
    if (last === undefined || last.ended) return afterScored(played, undefined, fresh())
    const left = (side: 'home' | 'away') => possessionsLeft(rules, state, state.period, side)
    return afterScored(played, gridOfLeft(left('home'), left('away')), fresh())
  }
}

const afterScored = (
  played: readonly { home: number; away: number }[],
  rest: Grid | undefined,
  fresh: readonly Overtime[],
): Overtime[] => {
  const [home, away] = [played.reduce((sum, one) => sum + one.home, 0), played.reduce((sum, one) => sum + one.away, 0)]
  const sums = createSums()
  const add = (x: number, y: number, probability: number) => {
    if (x !== y) return sums.add(x, y, probability)
    for (const extra of fresh) sums.add(x + extra.home, y + extra.away, probability * extra.probability)
  }
  if (rest === undefined) add(home, away, 1)
  else eachCell(rest, (x, y, probability) => add(home + x, away + y, probability))
  return sums.all()
}

const untilDecided = (period: Grid): Overtime[] => {
  const sums = createSums()
  let level = new Map([[0, 1]])
  while (level.size > 0) {
    const next = new Map<number, number>()
    for (const [score, reached] of level)
      eachCell(period, (x, y, share) => {
        const probability = reached * share
        if (probability < leastProbability) return
        if (x === y) next.set(score + x, (next.get(score + x) ?? 0) + probability)
        else sums.add(score + x, score + y, probability)
      })
    level = next
  }
  return sums.all()
}

const createSums = () => {
  const byScore = new Map<number, Overtime>()
  return {
    add(home: number, away: number, probability: number) {
      const key = home * 1_024 + away
      const known = byScore.get(key)
      if (known) known.probability += probability
      else byScore.set(key, { home, away, winner: leaderOf({ home, away }), probability })
    },
    all: () => [...byScore.values()],
  }
}
