import type { TableReturn } from '@maru/contract'
import type { ReturnFigures } from '../minigames/returns.rules.ts'

/** Fewer bets say nothing of a return, whatever their band. */
export const enoughBets = 100

/** As the plot of returns shows it. `rounds`: bets. */
export const figuresOf = (of: TableReturn): ReturnFigures => {
  const expectedBp = of.expectedBp ?? 0
  const isFew = of.returnBp === null || of.lowBp === null || of.highBp === null || of.bets < enoughBets
  return {
    rounds: of.bets,
    staked: of.staked,
    paid: of.returned,
    actualBp: of.returnBp ?? 0,
    expectedBp,
    lowBp: of.lowBp ?? expectedBp,
    highBp: of.highBp ?? expectedBp,
    verdict: isFew ? 'few' : of.isOutside ? 'outside' : 'inside',
  }
}

/** A table of a report for a spreadsheet. A text that such a program would run as a formula becomes a plain one. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n')

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
