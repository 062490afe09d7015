import type { Side } from '@maru/sports'
import { pickIndex, type Random, uniform } from '../../random.ts'
import type { Incident, State } from '../../state.ts'
import { type Board, boardOf } from '../board.ts'
import { leaderOf } from '../groups.ts'
import { advance, outsInHalf, plateEnds } from './plate.ts'
import { type InningsRates, inningsOfMatch } from './rules.ts'

const breakSeconds = 120
/** A plate appearance lasts between these. */
const plateSeconds = { least: 60, most: 150 }

export const playInnings = (rates: InningsRates, start: State, random: Random): Incident[] => {
  const board = boardOf(start)
  board.log(0, 'start')
  const clock = { at: 0 }
  for (let inning = 1; inning <= inningsOfMatch || leaderOf(board.state.score) === null; inning++) {
    if (inning <= inningsOfMatch) board.begin('inning', inning)
    else board.begin('overtime', inning - inningsOfMatch)
    if (inning > 1) clock.at += breakSeconds
    board.set({ period: inning, batting: 'away', outs: 0, bases: 0 })
    board.log(clock.at, 'period-start')
    playHalf(rates, board, 'away', clock, random)
    const { home, away } = board.state.score
    const isNeeded = inning < inningsOfMatch || home <= away
    board.set({ batting: 'home', outs: 0, bases: 0 })
    if (isNeeded) {
      clock.at += breakSeconds
      playHalf(rates, board, 'home', clock, random)
    }
    board.close()
    board.set({ period: inning + 1, batting: 'away', outs: 0, bases: 0 })
    board.log(clock.at, 'period-end')
  }
  board.finish(clock.at, { winner: leaderOf(board.state.score) })
  return board.incidents
}

const playHalf = (rates: InningsRates, board: Board, side: Side, clock: { at: number }, random: Random) => {
  for (let outs = 0; outs < outsInHalf && !isWalkOff(board.state); ) {
    clock.at += plateSeconds.least + (plateSeconds.most - plateSeconds.least) * uniform(random)
    const end = plateEnds[pickIndex(random, rates[side])] ?? 'out'
    const { bases, runs } = advance(end, board.state.bases ?? 0)
    if (end === 'out') outs++
    if (runs > 0) board.add(side, runs, 'match')
    board.set({ outs, bases })
    // After the third out of the visitors the home side is next.
    if (outs === outsInHalf && side === 'away') board.set({ batting: 'home', outs: 0, bases: 0 })
    board.log(clock.at, 'plate-appearance', { side, value: runs, detail: end })
  }
}

/** The home side leads in the last inning: nothing more is played. */
const isWalkOff = ({ batting, period, score }: State): boolean =>
  batting === 'home' && period >= inningsOfMatch && score.home > score.away
