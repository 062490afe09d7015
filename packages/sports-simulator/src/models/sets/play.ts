import type { Side } from '@maru/sports'
import { isDrawn, type Random, uniform } from '../../random.ts'
import type { Incident, State } from '../../state.ts'
import { type Board, boardOf } from '../board.ts'
import { leaderOf } from '../groups.ts'
import type { SetRules, SetState } from './rules.ts'

export const playSets = (rules: SetRules, start: State, random: Random): Incident[] => {
  const board = boardOf(start)
  board.log(0, 'start')
  const clock = { at: 0 }
  let first = start.firstServer ?? 'home'
  for (let set = 1; Math.max(board.state.score.home, board.state.score.away) < rules.setsToWin; set++) {
    if (set > 1) clock.at += rules.breakSeconds
    board.begin(rules.periodKind, set)
    board.set({ period: set, firstServer: first, serving: first, points: rules.points && [0, 0] })
    board.log(clock.at, 'period-start')
    first = rules.nextFirst(playSet(rules, board, { set, home: 0, away: 0, first, server: first }, clock, random))
    board.set({ firstServer: first, serving: first })
    board.log(clock.at, 'period-end')
  }
  board.finish(clock.at, { winner: leaderOf(board.state.score) })
  return board.incidents
}

/** The last unit also ends the set, so that no state lies between them. */
const playSet = (rules: SetRules, board: Board, from: SetState, clock: { at: number }, random: Random): SetState => {
  for (let state = from; ; ) {
    const winner = playUnit(rules, board, state, clock, random)
    const [home, away] = winner === 'home' ? [state.home + 1, state.away] : [state.home, state.away + 1]
    state = { ...state, home, away, server: rules.nextServer(state, winner) }
    board.add(winner, 1, 'period')
    board.set({ serving: state.server, points: rules.points && [0, 0] })
    const isOver = rules.isOver(state.set, home, away)
    if (isOver) {
      board.close()
      board.wonSet(winner)
      board.set({ firstServer: rules.nextFirst(state), serving: rules.nextFirst(state) })
    }
    board.log(clock.at, rules.unitKind, { side: winner, value: 1 })
    if (isOver) return state
  }
}

/** Who wins a unit. The points of a game are logged but the last, which is the game itself. */
const playUnit = (rules: SetRules, board: Board, state: SetState, clock: { at: number }, random: Random): Side => {
  const pass = () => {
    const [shortest, longest] = rules.unitSeconds
    clock.at += shortest + (longest - shortest) * uniform(random)
  }
  const { points } = rules
  if (points === undefined) {
    pass()
    return isDrawn(random, rules.homeWins(state)) ? 'home' : 'away'
  }
  for (let [home, away] = [0, 0]; ; ) {
    pass()
    const winner: Side = isDrawn(random, points.homePoint(state, home, away)) ? 'home' : 'away'
    if (winner === 'home') home++
    else away++
    if (points.isOver(state, home, away)) return winner
    board.set({ points: [home, away] })
    board.log(clock.at, 'point', { side: winner, value: 1 })
  }
}
