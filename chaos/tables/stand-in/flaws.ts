import { dealtCheck } from '../checks/dealt.check.ts'
import { endedCheck } from '../checks/ended.check.ts'
import { lateCheck } from '../checks/late.check.ts'
import { settledCheck } from '../checks/settled.check.ts'

/** What tables do wrong, and the check that must notice. */
export const tableFlaws = {
  /** Pays each win once more, under another id. */
  'paid-twice': settledCheck.name,
  /** Takes a win for paid that was never sent. */
  'payout-lost': settledCheck.name,
  /** Pays a stake back as a win beside giving it back. */
  'refunded-twice': settledCheck.name,
  /** Takes bets by a clock that is slow, and the database does not have the last word. */
  'late-bets': lateCheck.name,
  /** Stores other cards, or another pocket, than were committed. */
  'other-card': dealtCheck.name,
  /** Never says that a round owes nothing more. */
  'left-open': endedCheck.name,
} as const satisfies Record<string, string>
export type TableFlaw = keyof typeof tableFlaws

/** Those that hide nothing from each other's checks share a run. */
export const flawedTableRuns: readonly (readonly TableFlaw[])[] = [
  ['paid-twice', 'late-bets'],
  ['payout-lost', 'left-open'],
  ['refunded-twice', 'other-card'],
]
