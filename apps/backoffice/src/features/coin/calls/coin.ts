import {
  type AdminCall,
  type AdminQueryOf,
  adminCashList,
  adminCoinDeposits,
  adminCoinPayments,
  auditLog,
  coinCredit,
  coinOverview,
  coinPay,
  coinPayConfirm,
  coinPayDrop,
  coinPaymentDrop,
  coinPaymentRetry,
  coinPayRequests,
  coinReturn,
  coinReturnConfirm,
  coinReturnDrop,
  deskFigures,
  memberDetail,
  memberLedger,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const EVERY_MS = 5_000
const moved: AdminCall[] = [
  coinOverview,
  adminCoinDeposits,
  adminCoinPayments,
  coinPayRequests,
  adminCashList,
  deskFigures,
  memberDetail,
  memberLedger,
  auditLog,
]

export const useCoinOverview = () => useAsk(coinOverview, {}, { everyMs: EVERY_MS })
export const useCoinDeposits = (query: Partial<AdminQueryOf<typeof adminCoinDeposits>>) =>
  useAsk(adminCoinDeposits, { query }, { everyMs: EVERY_MS })
export const useCoinPayments = (query: Partial<AdminQueryOf<typeof adminCoinPayments>>) =>
  useAsk(adminCoinPayments, { query }, { everyMs: EVERY_MS })
export const useCoinPayRequests = (isOn = true) => useAsk(coinPayRequests, {}, { isOn, everyMs: EVERY_MS })

export const useCreditDeposit = () => useAct(coinCredit, moved)
/** The form says by itself what is wrong with the address. */
export const useReturnDeposit = () => useAct(coinReturn, moved, undefined, { isQuiet: true })
export const useConfirmReturn = () => useAct(coinReturnConfirm, moved)
export const useDropReturn = () => useAct(coinReturnDrop, moved)
export const usePay = () => useAct(coinPay, moved)
export const useConfirmPay = () => useAct(coinPayConfirm, moved)
export const useDropPay = () => useAct(coinPayDrop, moved)
export const useRetryPayment = () => useAct(coinPaymentRetry, moved)
export const useDropPayment = () => useAct(coinPaymentDrop, moved)
