import { type AdminQueryOf, adminCashList } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export type CashFilter = Partial<AdminQueryOf<typeof adminCashList>>

export const useCashRequests = (query: CashFilter, isOn = true) =>
  useAsk(adminCashList, { query }, { isOn, isLive: true })
