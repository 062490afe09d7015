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
