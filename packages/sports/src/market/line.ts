import type { OutcomeResult } from '../market.ts'

const LINE = /^([+-]?)(\d{1,4})(?:\.(\d|\d[05]))?$/
const HUNDREDTHS_IN_QUARTER = 25
const QUARTERS = 4

/** A line such as `-0.25` or `2.75` in whole quarters: -1, 11. Throws RangeError for what is none, and for what lies between quarters. */
export const quartersOf = (text: string): number => {
  const [, sign, whole, part = ''] = LINE.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`a line of ${text}`)
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  if (hundredths % HUNDREDTHS_IN_QUARTER !== 0) throw new RangeError(`a line of ${text}: no quarter`)
  const quarters = hundredths / HUNDREDTHS_IN_QUARTER
  return sign === '-' && quarters > 0 ? -quarters : quarters
}

/** The line as the feed writes it: 11 is `2.75`, -2 is `-0.5`. */
export const lineText = (quarters: number): string => String(quarters / QUARTERS)

export const won: OutcomeResult = { voidHalves: 0, result: 1, sharedBy: 1 }
export const lost: OutcomeResult = { voidHalves: 0, result: 0, sharedBy: 1 }
export const voided: OutcomeResult = { voidHalves: 2, result: 0, sharedBy: 1 }
export const halfWon: OutcomeResult = { voidHalves: 1, result: 1, sharedBy: 1 }
export const halfLost: OutcomeResult = { voidHalves: 1, result: 0, sharedBy: 1 }

/**
 * What becomes of a side that is ahead of its line by so many quarters. A quarter line is two bets of half the stake, on the lines a quarter below and above it: where one of
 * them meets the score exactly that half is void.
 */
export const aheadBy = (quarters: number): OutcomeResult => {
  if (quarters >= 2) return won
  if (quarters === 1) return halfWon
  if (quarters === 0) return voided
  return quarters === -1 ? halfLost : lost
}

/** How far a whole number is above a line, in quarters. */
export const above = (value: number, line: number): number => value * QUARTERS - line
