import type { Side } from '@maru/sports'
import { exponential, isDrawn, pickIndex, type Random } from '../../random.ts'
import type { Incident, State } from '../../state.ts'
import { type Board, boardOf } from '../board.ts'
import { leaderOf } from '../groups.ts'
import { momentsOfPeriod, suddenDeath } from './endings.ts'
import { type GoalRates, momentOf, shareBefore } from './intensity.ts'
import { addedSeconds, type GoalRules, minute } from './rules.ts'

type Moment = { second: number; kind: 'goal' | 'corner' | 'yellow-card'; side: Side }

export const playGoals = (rules: GoalRules, rates: GoalRates, start: State, random: Random): Incident[] => {
  const board = boardOf(start)
  board.log(0, 'start')
  let at = 0
  for (let period = 1; period <= rules.periods; period++) {
    if (period > 1) at += rules.breakSeconds
    at = playPeriod(rules, rates, board, period, at, random)
  }
  if (rules.overtime !== null && leaderOf(board.state.score) === null)
    return playOvertime(rules, rates, board, at, random)
  board.finish(at, { winner: leaderOf(board.state.score) })
  return board.incidents
}

/** Returns when it ends. */
const playPeriod = (
  rules: GoalRules,
  rates: GoalRates,
  board: Board,
  period: number,
  from: number,
  random: Random,
): number => {
  const choices = addedSeconds(rules, period)
  const added = choices[choices.length > 1 ? random.below(choices.length) : 0] ?? 0
  const length = rules.periodSeconds + added
  board.begin(rules.periodKind, period)
  board.set({ period, second: 0, isRunning: true, closedUntil: undefined, added: undefined })
  board.log(from, 'period-start')
  const announce = () => {
    if (board.state.added !== undefined || added === 0) return
    board.set({ second: rules.periodSeconds, added: added / minute })
    board.log(from + rules.periodSeconds, 'added-time', { value: added / minute })
  }
  for (const { second, kind, side } of momentsOf(rules, rates, period, length, random)) {
    if (second >= rules.periodSeconds) announce()
    board.set({ second })
    if (kind === 'goal') {
      board.add(side, 1, 'match')
      if (rules.closedSeconds > 0) board.set({ closedUntil: second + rules.closedSeconds })
    }
    board.log(from + second, kind, { side, ...(kind === 'goal' ? { value: 1 } : {}) })
  }
  announce()
  board.close()
  board.set({ second: length, isRunning: false, closedUntil: undefined })
  board.log(from + length, 'period-end')
  return from + length
}

/** All that falls in a period, in the order of its time. */
const momentsOf = (rules: GoalRules, rates: GoalRates, period: number, length: number, random: Random): Moment[] => {
  const moments: Moment[] = []
  const total = rates.home + rates.away + rates.both
  const shares = [rates.home / total, rates.away / total, rates.both / total]
  const before = (second: number) => shareBefore(momentsOfPeriod(rules, period, second), rules.tilt)
  const secondOf = (share: number) => (momentOf(share, rules.tilt) * rules.periods - (period - 1)) * rules.periodSeconds
  for (
    let share = before(0) + exponential(random) / total;
    share < before(length);
    share += exponential(random) / total
  ) {
    const second = secondOf(share)
    const kind = pickIndex(random, shares)
    const side: Side = kind === 2 ? (isDrawn(random, 0.5) ? 'home' : 'away') : kind === 0 ? 'home' : 'away'
    moments.push({ second, kind: 'goal', side })
    // The answer to a shared goal falls before prices stand again, and before the period ends.
    if (kind === 2)
      moments.push({
        second: Math.min(length, second + rules.closedSeconds),
        kind: 'goal',
        side: side === 'home' ? 'away' : 'home',
      })
  }
  const perMatch = { corner: rules.corners, 'yellow-card': rules.cards }
  for (const kind of ['corner', 'yellow-card'] as const)
    if (perMatch[kind] > 0) {
      const mean = (rules.periods * rules.periodSeconds) / (2 * perMatch[kind])
      for (let second = exponential(random) * mean; second < length; second += exponential(random) * mean)
        moments.push({ second, kind, side: isDrawn(random, 0.5) ? 'home' : 'away' })
    }
  return moments.sort((one, other) => one.second - other.second)
}

const playOvertime = (
  rules: GoalRules,
  rates: GoalRates,
  board: Board,
  regularEnd: number,
  random: Random,
): Incident[] => {
  const seconds = rules.overtime?.seconds ?? 0
  const { home, away } = suddenDeath(rules, rates)
  const from = regularEnd + rules.breakSeconds
  board.begin('overtime', 1)
  board.set({ period: rules.periods + 1, second: 0, isRunning: true })
  board.log(from, 'period-start')
  const second = exponential(random) / (home + away)
  if (second < seconds) {
    const side: Side = isDrawn(random, home / (home + away)) ? 'home' : 'away'
    board.add(side, 1, 'match')
    board.close()
    board.set({ second })
    board.log(from + second, 'goal', { side, value: 1 })
    board.finish(from + second, { winner: side })
    return board.incidents
  }
  board.close()
  board.set({ second: seconds, isRunning: false })
  board.log(from + seconds, 'period-end')
  const winner: Side = isDrawn(random, 0.5) ? 'home' : 'away'
  const end = from + seconds + rules.breakSeconds
  board.begin('penalties', 1)
  board.add(winner, 1, 'period')
  board.close()
  board.log(end, 'shoot-out', { side: winner })
  board.finish(end, { winner })
  return board.incidents
}
