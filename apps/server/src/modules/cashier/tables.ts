import type { CashMethod, CashReason, CashStatus, CashType } from '@maru/contract'
import type { Generated } from 'kysely'

export type Bonus = 'none' | 'first' | 'daily'

export type RequestTable = {
  request_id: Generated<number>
  site_id: number
  member_id: number
  cash_type: CashType
  amount: number
  bonus: Bonus
  status: Generated<CashStatus>
  request_key: string
  created_at: Date
  waited_at: Date | null
  handled_at: Date | null
  staff_id: number | null
  staff_name: string | null
  /** Written out; or else named. */
  reason: string | null
  named_reason: CashReason | null
  is_hidden: Generated<boolean>
  /** Where a deposit was to be sent. */
  account_id: number | null
  method: Generated<CashMethod>
  /** Frozen terms of coin; null of a bank transfer. */
  coin_amount: number | null
  coin_rate: number | null
  coin_fee: number | null
  coin_address: string | null
  is_paying: Generated<boolean>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    'cashier.request': RequestTable
  }
}
