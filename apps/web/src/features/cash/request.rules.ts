import type { CashRow } from '@maru/contract'
import { type CashOutcome, cashStatuses } from '@maru/contract/states'

/** Applied or waiting: it can still go either way. */
export const isOpen = ({ status }: Pick<CashRow, 'status'>): boolean =>
  status === cashStatuses.applied || status === cashStatuses.waiting

/** The steps of a request. What the member took back nobody need have looked at; what staff refused they have. */
export const stepsOf = (outcome: CashOutcome): CashOutcome[] => {
  if (outcome === 'cancelled') return ['applied', 'cancelled']
  return ['applied', 'waiting', outcome === 'rejected' ? 'rejected' : 'completed']
}

/** The step that runs; as many as there are when all is done. */
export const stepOf = (outcome: CashOutcome): number =>
  ({ applied: 0, waiting: 1, cancelled: 1, rejected: 2, completed: 3 })[outcome]
