import { closingCheck } from '../checks/closing.check.ts'
import { drawnCheck } from '../checks/drawn.check.ts'
import { exposureCheck } from '../checks/exposure.check.ts'
import { payoutsCheck } from '../checks/payouts.check.ts'
import { slipsCheck } from '../checks/slips.check.ts'

/** What a server does wrong, and the check that must notice. */
export const miniFlaws = {
  /** Settles a round, some seconds late, by the newest result of its game. */
  'latest-round': payoutsCheck.name,
  /** Decides bets, and closes rounds, by a clock that is slow. */
  'late-bets': closingCheck.name,
  /** Takes every press for a slip of its own. */
  'no-slip-id': slipsCheck.name,
  /** Keeps what a bet added to the exposure when it is taken back. */
  'exposure-kept': exposureCheck.name,
  /** Shows the result of a round that is closed and not drawn. */
  'early-result': drawnCheck.name,
} as const satisfies Record<string, string>
export type MiniFlaw = keyof typeof miniFlaws

/** Those that hide nothing from each other's checks share a run. */
export const flawedRuns: readonly (readonly MiniFlaw[])[] = [
  ['latest-round'],
  ['late-bets', 'no-slip-id', 'exposure-kept', 'early-result'],
]
