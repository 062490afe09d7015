import type { State } from '../../state.ts'
import { type Grid, zeroGrid } from '../grid.ts'
import type { Overtime } from '../groups.ts'
import { addBivariatePoisson, type GoalRates, goalGrid, shareBefore } from './intensity.ts'
import { addedSeconds, type GoalRules, minute } from './rules.ts'

/** Part of a match's goals, and how likely it is that so much is left: added time may be unknown. */
type Left = { share: number; probability: number }

/** What some periods may still bring. */
export const restOfPeriods = (rules: GoalRules, rates: GoalRates, state: State, periods: readonly number[]): Grid => {
  let left: Left[] = [{ share: 0, probability: 1 }]
  for (const period of periods) {
    const more = leftIn(rules, state, period)
    left = left.flatMap((one) =>
      more.map((other) => ({ share: one.share + other.share, probability: one.probability * other.probability })),
    )
  }
  const most = Math.max(...left.map(({ share }) => share))
  if (most === 0) return zeroGrid
  const grid = goalGrid(timesShare(rates, most))
  for (const { share, probability } of left) addBivariatePoisson(grid, timesShare(rates, share), probability)
  return grid
}

export const momentsOfPeriod = (rules: GoalRules, period: number, second: number): number =>
  ((period - 1) * rules.periodSeconds + second) / (rules.periods * rules.periodSeconds)

const leftIn = (rules: GoalRules, { period: now, second, added, score }: State, period: number): Left[] => {
  const isOver = score.ended || period < now || score.periods.some(({ nr, ended }) => nr === period && ended)
  if (isOver) return [{ share: 0, probability: 1 }]
  const from = period === now ? second : 0
  const ends = period === now && added !== undefined ? [added * minute] : addedSeconds(rules, period)
  return ends.map((extra) => {
    const to = Math.max(from, rules.periodSeconds + extra)
    const before = (at: number) => shareBefore(momentsOfPeriod(rules, period, at), rules.tilt)
    return { share: before(to) - before(from), probability: 1 / ends.length }
  })
}

/** Sudden death at `factor` times the mean intensity, then a shoot-out. Its winner's goal counts in overtime, a shoot-out adds none. */
export const overtimeOf = (rules: GoalRules, rates: GoalRates, state: State): Overtime[] => {
  if (rules.overtime === null) return []
  const isPast = state.score.periods.some(({ kind, ended }) => kind === 'penalties' || (kind === 'overtime' && ended))
  const left = isPast ? 0 : Math.max(0, rules.overtime.seconds - (state.period > rules.periods ? state.second : 0))
  const { home, away } = suddenDeath(rules, rates)
  const isScored = 1 - Math.exp(-(home + away) * left)
  const ofHome = home / (home + away)
  return [
    { home: 1, away: 0, winner: 'home', probability: isScored * ofHome },
    { home: 0, away: 1, winner: 'away', probability: isScored * (1 - ofHome) },
    { home: 0, away: 0, winner: 'home', probability: (1 - isScored) / 2 },
    { home: 0, away: 0, winner: 'away', probability: (1 - isScored) / 2 },
  ]
}

/** Goals a second in overtime. */
export const suddenDeath = (rules: GoalRules, { home, away, both }: GoalRates) => {
  const factor = (rules.overtime?.factor ?? 0) / (rules.periods * rules.periodSeconds)
  return { home: (home + both) * factor, away: (away + both) * factor }
}

const timesShare = ({ home, away, both }: GoalRates, share: number): GoalRates => ({
  home: home * share,
  away: away * share,
  both: both * share,
})
