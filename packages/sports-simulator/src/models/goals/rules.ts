import type { PeriodKind, Sport } from '@maru/sports'

/** A sport in which goals fall at any second of play. */
export type GoalRules = {
  sport: Sport
  periodKind: PeriodKind
  periods: number
  periodSeconds: number
  /** Real seconds between two periods. */
  breakSeconds: number
  /** Minutes that may be added to each period, all equally likely. Announced when its regular time is over. */
  added: readonly (readonly number[])[]
  /** How much the intensity grows: `shareBefore`. */
  tilt: number
  /** No price stands for so long after a goal. In that time the other side's goal of a shared pair falls. */
  closedSeconds: number
  /** Sudden death, then a shoot-out that each side wins as often. Null: a match may end level. */
  overtime: { seconds: number; factor: number } | null
  /** Corners and yellow cards a match, of each side. They say nothing about goals. */
  corners: number
  cards: number
}

export const minute = 60
export const addedSeconds = (rules: GoalRules, period: number): number[] =>
  (rules.added[period - 1] ?? [0]).map((minutes) => minutes * minute)
