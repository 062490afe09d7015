import type { PeriodKind, Side, Sport } from '@maru/sports'

/** Points, games or rounds of a set, and who serves first in it and next. */
export type SetState = { set: number; home: number; away: number; first: Side; server: Side }

/** A sport whose matches are won by sets. A unit is what a set counts: a point, in tennis a game, in e-sports a round. */
export type SetRules = {
  sport: Sport
  periodKind: PeriodKind
  unitKind: 'point' | 'game' | 'round'
  setsToWin: number
  /** A unit lasts between these, real seconds. */
  unitSeconds: readonly [least: number, most: number]
  breakSeconds: number
  isOver(set: number, home: number, away: number): boolean
  /** Probability that the home side wins the next unit. */
  homeWins(state: SetState): number
  nextServer(state: SetState, winner: Side): Side
  /** Who serves first in the next set, after one that ended so. */
  nextFirst(ended: SetState): Side
  /** Points of which a unit consists. */
  points?: PointRules
}

export type PointRules = {
  /** Probability that the home side wins the unit, from the points of it. */
  homeWinsFrom(state: SetState, home: number, away: number): number
  /** That it wins the next point. */
  homePoint(state: SetState, home: number, away: number): number
  isOver(state: SetState, home: number, away: number): boolean
}

export const otherOf = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** First to `target`, two ahead; at `cap` one is enough. */
export const isWonBy = (home: number, away: number, target: number, cap = Number.POSITIVE_INFINITY): boolean => {
  const most = Math.max(home, away)
  return (most >= target && Math.abs(home - away) >= 2) || most >= cap
}

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
