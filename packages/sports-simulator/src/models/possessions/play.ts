import type { PeriodKind } from '@maru/sports'
import { pickIndex, type Random, uniform } from '../../random.ts'
import type { Incident, State } from '../../state.ts'
import { type Board, boardOf } from '../board.ts'
import { leaderOf } from '../groups.ts'
import { type PossessionRates, type PossessionRules, sideOf } from './rules.ts'

export const playPossessions = (
  rules: PossessionRules,
  rates: PossessionRates,
  start: State,
  random: Random,
): Incident[] => {
  const board = boardOf(start)
  board.log(0, 'start')
  let at = 0
  for (let period = 1; period <= rules.periods || leaderOf(board.state.score) === null; period++) {
    if (period > 1) at += rules.breakSeconds
    const isExtra = period > rules.periods
    const [kind, nr]: [PeriodKind, number] = isExtra ? ['overtime', period - rules.periods] : [rules.periodKind, period]
    board.begin(kind, nr)
    board.set({ period, second: 0, possessions: 0, isRunning: true })
    board.log(at, 'period-start')
    const length = isExtra ? rules.overtime.seconds : rules.periodSeconds
    playPeriod(rules, rates, board, at, length, 2 * (isExtra ? rules.overtime.perPeriod : rules.perPeriod), random)
    board.close()
    board.set({ second: length, isRunning: false })
    board.log(at + length, 'period-end')
    at += length
  }
  board.finish(at, { winner: leaderOf(board.state.score) })
  return board.incidents
}

/** Each possession has an equal part of the period, and ends in the later half of it. */
const playPeriod = (
  rules: PossessionRules,
  rates: PossessionRates,
  board: Board,
  from: number,
  length: number,
  possessions: number,
  random: Random,
) => {
  for (let index = 0; index < possessions; index++) {
    const side = sideOf(board.state.period, index)
    const { value = 0, detail = '' } = rules.ends[pickIndex(random, rates[side])] ?? {}
    const second = ((index + (1 + uniform(random)) / 2) * length) / possessions
    if (value > 0) board.add(side, value, 'match')
    board.set({ second, possessions: index + 1 })
    board.log(from + second, 'possession', { side, value, detail })
  }
}
