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

/** The steps of a request: three, or two where it was cancelled, because nobody need have looked at it. */
export const stepsOf = (state: CashState): CashState[] =>
  state === 'cancelled' ? ['applied', 'cancelled'] : ['applied', 'waiting', 'completed']

/** The step that runs; as many as there are when all is done. */
export const stepOf = (state: CashState): number => ({ applied: 0, waiting: 1, cancelled: 1, completed: 3 })[state]
