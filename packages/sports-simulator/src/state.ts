import type { Score, Side } from '@maru/sports'

/** How a match stands, as far as its model asks. It can be stored as JSON. What a sport does not have is left out. */
export type State = {
  score: Score
  /** From 1, among the periods of regular play; overtime and a shoot-out follow. Before the start 1, too. */
  period: number
  /** Of play in this period; with a fraction. */
  second: number
  /** Whether the clock of the period runs. */
  isRunning: boolean
  /** Second of the period until which no price stands. */
  closedUntil?: number
  /** Added minutes of this period, once they are announced. */
  added?: number
  /** Possessions of both sides that have ended in this period. */
  possessions?: number
  /** Baseball: who bats, how many are out, and the runners as bits: 1 first base, 2 second, 4 third. */
  batting?: Side
  outs?: number
  bases?: number
  /** Who serves next; e-sports: who attacks. */
  serving?: Side
  /** Who served first in this set. */
  firstServer?: Side
  /** Points of the game, or of the tie-break, that is played. */
  points?: readonly [home: number, away: number]
  /** Rounds that judges have given. */
  rounds?: readonly [home: number, away: number]
}

export const incidentKinds = [
  'start',
  'period-start',
  'period-end',
  'added-time',
  'goal',
  'corner',
  'yellow-card',
  'possession',
  'plate-appearance',
  'point',
  'game',
  'round',
  'stoppage',
  'shoot-out',
  'end',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Something that took place in a match, and how it stood right after it. */
export type Incident = {
  /** Seconds since the match began, breaks included. */
  at: number
  kind: IncidentKind
  side?: Side
  /** Goals, points or runs that it brought. */
  value?: number
  /** What it was: `home-run`, `touchdown`, `knockout`. */
  detail?: string
  state: State
}

export const hasPrices = ({ score, second, closedUntil = 0 }: State): boolean => !score.ended && second >= closedUntil

/** How a match stood so many seconds after its start. Incidents are in the order of their time. */
export const stateAt = (incidents: readonly Incident[], at: number): State => {
  let last: Incident | undefined
  for (const incident of incidents) {
    if (incident.at > at) break
    last = incident
  }
  if (last === undefined) throw new RangeError(`${at} s: the match has not begun`)
  const { state } = last
  return state.isRunning ? { ...state, second: state.second + at - last.at } : state
}
