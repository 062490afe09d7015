import type { CashStatus, CashType } from '@maru/contract'

declare module '../../platform/events/events.ts' {
  interface Events {
    /** `isNew`: staff have a new thing to do. */
    'cashier.request-changed': {
      cashIdx: number
      memberId: number
      cashType: CashType
      status: CashStatus
      isNew: boolean
    }
  }
}
