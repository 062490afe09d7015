import type { Score, Side } from '@maru/sports'
import { type Ending, noPair, normalised } from '../../ending.ts'
import { exponential, isDrawn, pickIndex, type Random } from '../../random.ts'
import type { Incident, State } from '../../state.ts'
import { boardOf, emptyScore } from '../board.ts'
import type { Model } from '../model.ts'

const rounds = 3
const roundSeconds = 300
const breakSeconds = 60

type Finish = { side: Side; method: 'knockout' | 'submission'; perSecond: number }
/** How often each side ends the bout, and how often the home side is given a round that was fought to its end. */
export type BoutRates = { finishes: readonly Finish[]; homeRound: number }

/**
 * Competing risks with constant hazards: each side may end the bout at any second by knockout or by submission. A bout that is not ended goes to whoever was given
 * more of three rounds.
 */
export const boutModel = (rates: BoutRates): Model => {
  const start: State = { score: emptyScore, period: 1, second: 0, isRunning: false, rounds: [0, 0] }
  return {
    sport: 'combat',
    start,
    endings: (state, { spans }) => (spans.length > 0 ? null : endingsOf(rates, state)),
    play: (random) => playBout(rates, start, random),
  }
}

const hazardOf = ({ finishes }: BoutRates): number => finishes.reduce((sum, { perSecond }) => sum + perSecond, 0)

const endingsOf = (rates: BoutRates, { period, second, score, rounds: given = [0, 0] }: State): Ending[] => {
  const endings: Ending[] = []
  const hazard = hazardOf(rates)
  const add = (probability: number, winner: Side, method: Score['method'], round: number) =>
    endings.push({ probability, ...noPair, regular: noPair, points: noPair, winner, spans: [], method, round })
  const isOver = score.periods.some(({ nr, ended }) => nr === period && ended)
  const first = isOver ? period + 1 : period
  let reached = 1
  for (let round = first; round <= rounds; round++) {
    const stays = Math.exp(-hazard * (roundSeconds - (round === period ? second : 0)))
    for (const { side, method, perSecond } of rates.finishes)
      add((reached * (1 - stays) * perSecond) / hazard, side, method, round)
    reached *= stays
  }
  const left = rounds - first + 1
  const home = atLeast(Math.floor(rounds / 2) + 1 - given[0], left, rates.homeRound)
  add(reached * home, 'home', 'points', rounds)
  add(reached * (1 - home), 'away', 'points', rounds)
  return normalised(endings.filter(({ probability }) => probability > 0))
}

/** Binomial: at least so many of `trials`. */
const atLeast = (least: number, trials: number, probability: number): number => {
  if (least <= 0) return 1
  if (least > trials) return 0
  return (
    probability * atLeast(least - 1, trials - 1, probability) +
    (1 - probability) * atLeast(least, trials - 1, probability)
  )
}

const playBout = (rates: BoutRates, start: State, random: Random): Incident[] => {
  const board = boardOf(start)
  const hazard = hazardOf(rates)
  board.log(0, 'start')
  for (let round = 1; round <= rounds; round++) {
    const at = (round - 1) * (roundSeconds + breakSeconds)
    board.begin('round', round)
    board.set({ period: round, second: 0, isRunning: true })
    board.log(at, 'period-start')
    const second = exponential(random) / hazard
    if (second < roundSeconds) {
      const finish = rates.finishes[
        pickIndex(
          random,
          rates.finishes.map(({ perSecond }) => perSecond / hazard),
        )
      ] as Finish
      board.close()
      board.set({ second })
      board.log(at + second, 'stoppage', { side: finish.side, detail: finish.method })
      board.finish(at + second, { winner: finish.side, method: finish.method })
      return board.incidents
    }
    const [home, away] = board.state.rounds ?? [0, 0]
    const isHome = isDrawn(random, rates.homeRound)
    board.close()
    board.set({ second: roundSeconds, isRunning: false, rounds: isHome ? [home + 1, away] : [home, away + 1] })
    board.log(at + roundSeconds, 'period-end')
  }
  const [home, away] = board.state.rounds ?? [0, 0]
  board.finish(rounds * (roundSeconds + breakSeconds), { winner: home > away ? 'home' : 'away', method: 'points' })
  return board.incidents
}
