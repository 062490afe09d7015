import type { PeriodKind, Side, Sport } from '@maru/sports'
import type { State } from '../../state.ts'

/** What a possession can bring. */
export type PossessionEnd = { value: number; detail: string }

/** A sport in which sides attack in turn, each as often as the other. */
export type PossessionRules = {
  sport: Sport
  periodKind: PeriodKind
  periods: number
  periodSeconds: number
  breakSeconds: number
  /** Possessions of each side in a period. */
  perPeriod: number
  /** Played as often as the sides are level. */
  overtime: { seconds: number; perPeriod: number }
  ends: readonly PossessionEnd[]
}

/** Probabilities of the ends of a possession, for either side. They add up to 1. */
export type PossessionRates = { readonly [side in Side]: readonly number[] }

/** Who has possession number `index` of a period, from 0. The sides take turns in beginning. */
export const sideOf = (period: number, index: number): Side => ((period + index) % 2 === 1 ? 'home' : 'away')

export const possessionsLeft = (rules: PossessionRules, state: State, period: number, side: Side): number => {
  if (period < state.period) return 0
  const inPeriod = period > rules.periods ? rules.overtime.perPeriod : rules.perPeriod
  if (period > state.period) return inPeriod
  const done = state.possessions ?? 0
  // Of the possessions before `done` the side that began has one more where their number is odd.
  const begins = sideOf(period, 0) === side
  return inPeriod - Math.floor((done + (begins ? 1 : 0)) / 2)
}
