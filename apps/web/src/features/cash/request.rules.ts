import type { CashRow } from '@maru/contract'
import { type CashState, cashStatuses } from '@maru/contract/states'

const states = Object.fromEntries(Object.entries(cashStatuses).map(([state, code]) => [code, state])) as Record<
  CashRow['status'],
  CashState
>

export const stateOf = ({ status }: Pick<CashRow, 'status'>): CashState => states[status]

/** Applied or waiting: it can still go either way. */
export const isOpen = ({ status }: Pick<CashRow, 'status'>): boolean =>
  status === cashStatuses.applied || status === cashStatuses.waiting

/** Which of the three steps runs; 3 when all are done. A cancelled one ended at the last. */
export const stepOf = (state: CashState): number => ({ applied: 0, waiting: 1, cancelled: 2, completed: 3 })[state]
