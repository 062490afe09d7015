import { type CashState, type CashStatus, cashStatuses, type ResultCode, type StaffCode } from '@maru/contract'

/** What may be done with a cash request, from which state, and where it ends up. */
export const requestActs = {
  /** Staff take it in hand. */
  wait: { from: 'applied', to: 'waiting' },
  approve: { from: 'waiting', to: 'completed' },
  reject: { from: 'waiting', to: 'cancelled' },
  /** The member takes it back. */
  cancel: { from: 'applied', to: 'cancelled' },
} as const satisfies Record<string, { from: CashState; to: CashState }>
export type RequestAct = keyof typeof requestActs

export const FIRST_STATE: CashState = 'applied'

/** An applied request may only be taken in hand, one in hand only be decided, a decided one not be changed. */
export const memberOrderCode = (status: CashStatus): ResultCode =>
  (({ [cashStatuses.applied]: 'C501', [cashStatuses.waiting]: 'C502' }) as const)[status as 0 | 2] ?? 'C503'

export const staffOrderCode = (status: CashStatus): StaffCode =>
  isEnded(status) ? 'STAFF_ALREADY_HANDLED' : 'STAFF_STATUS_ORDER'

export const isEnded = (status: CashStatus): boolean =>
  status === cashStatuses.completed || status === cashStatuses.cancelled

/** Throws at the start of the process when a state cannot be reached: then the table is wrong. */
export const assertReachable = (): void => {
  const reached = new Set<CashState>([FIRST_STATE])
  for (const _ of Object.keys(cashStatuses))
    for (const { from, to } of Object.values(requestActs)) if (reached.has(from)) reached.add(to)
  const lost = (Object.keys(cashStatuses) as CashState[]).filter((state) => !reached.has(state))
  if (lost.length > 0) throw new Error(`no way leads to the state ${lost.join(', ')} of a cash request`)
}
