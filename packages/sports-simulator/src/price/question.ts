import type { Market, OutcomeId } from '@maru/sports'
import type { Ending, Need, Pair } from '../ending.ts'

/**
 * A market as a model counts it. `choice`: `of` gives the outcomes that win as bits, 1 for the first; -1 makes the market void. `line`: of two outcomes the first is
 * ahead of its line by so many quarters, and the second behind by as many.
 */
export type Question = {
  market: Market
  outcomes: readonly OutcomeId[]
  need: Need
  kind: 'choice' | 'line'
  of(ending: Ending): number
}

/** `won`: the part of the stake that wins, on average; `void`: the part that comes back as it is. The fair price is the inverse of `probability`. */
export type PricedOutcome = { id: OutcomeId; won: number; void: number; probability: number }
export type PricedMarket = { market: Market; outcomes: readonly PricedOutcome[] }

export const isVoid = -1

/** What of a stake wins and what comes back, of one outcome in one ending. */
export const factorsOf = ({ kind, of }: Question, outcome: number, ending: Ending): { won: number; void: number } => {
  const value = of(ending)
  if (kind === 'choice') return value === isVoid ? { won: 0, void: 1 } : { won: (value >> outcome) & 1, void: 0 }
  return factorsAhead(outcome === 0 ? value : -value)
}

/** A quarter line is two bets of half the stake, on the lines a quarter below and above. */
const factorsAhead = (quarters: number): { won: number; void: number } => {
  if (quarters >= 2) return { won: 1, void: 0 }
  if (quarters === 1) return { won: 0.5, void: 0.5 }
  if (quarters === 0) return { won: 0, void: 1 }
  return quarters === -1 ? { won: 0, void: 0.5 } : { won: 0, void: 0 }
}

/** The first, the second or the third of three. */
export const threeWay = ({ home, away }: Pair): number => (home > away ? 1 : home === away ? 2 : 4)

/** How far a number is above a line, in quarters. */
export const above = (value: number, line: number): number => Math.round(4 * (value - line))
