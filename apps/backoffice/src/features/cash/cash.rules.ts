import { type AdminCashRow, type CashReason, cashReasons, cashStatuses } from '@maru/contract'

type Step = Pick<AdminCashRow, 'status' | 'staffId' | 'cashType' | 'method' | 'isPaying'>

/** Applied requests are started first; only then they can be decided. */
export const mayStart = (row: Pick<Step, 'status'>): boolean => row.status === cashStatuses.applied
/** Decided by whoever started it. A row without a holder is free; one that is being paid is nobody's any more. */
export const mayReject = (row: Step, staffId: number | undefined): boolean =>
  row.status === cashStatuses.waiting && !row.isPaying && (row.staffId === null || row.staffId === staffId)
/** Only a bank transfer is completed by hand: coin is completed by the chain. */
export const mayComplete = (row: Step, staffId: number | undefined): boolean =>
  row.method === 'bank' && mayReject(row, staffId)
/** `isAsked`: its payment waits for a second of the staff. */
export const mayPay = (row: Step, staffId: number | undefined, isAsked: boolean): boolean =>
  row.method === 'coin' && row.cashType === 'withdrawal' && !isAsked && mayReject(row, staffId)

/** Named reasons that fit how the money goes: an account is a bank's, an address a chain's. */
export const reasonsFor = ({ cashType, method }: Pick<Step, 'cashType' | 'method'>): CashReason[] =>
  cashReasons[cashType].filter((reason) => reason !== (method === 'coin' ? 'account' : 'address'))
