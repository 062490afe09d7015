import { type AdminCashRow, cashStatuses } from '@maru/contract'

type Step = Pick<AdminCashRow, 'status' | 'staffId'>

/** Applied requests are started first; only then they can be decided. */
export const mayStart = (row: Step): boolean => row.status === cashStatuses.applied
/** Decided by whoever started it. A row without a holder is free. */
export const mayComplete = (row: Step, staffId: number | undefined): boolean =>
  row.status === cashStatuses.waiting && (row.staffId === null || row.staffId === staffId)
