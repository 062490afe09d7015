import { notifications } from '@mantine/notifications'
import {
  type AdminCall,
  type AdminQueryOf,
  adminCashList,
  adminCoinDeposits,
  adminCoinPayments,
  auditLog,
  coinCredit,
  coinCreditConfirm,
  coinCreditDrop,
  coinOverview,
  coinPaidBy,
  coinPaidByConfirm,
  coinPaidByDrop,
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
import { textOf } from '@maru/i18n/react'
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

/** Said at once: the row may leave the list, and its buttons with it, before the list is asked again. */
const say = (message: string) => notifications.show({ message })
const confirmed = () => say(textOf('office-coin', 'waiting.done'))

const credited = () => say(textOf('office-coin', 'credit.done'))
export const useCreditDeposit = () =>
  useAct(coinCredit, moved, (_queries, { isAsked }) => (isAsked ? say(textOf('office', 'second.asked')) : credited()))
export const useConfirmCredit = () => useAct(coinCreditConfirm, moved, credited)
export const useDropCredit = () => useAct(coinCreditDrop, moved)
/** The form says by itself what is wrong with the address. `done`: it was asked for. */
export const useReturnDeposit = (done: () => void) => {
  const onDone = () => {
    say(textOf('office', 'second.asked'))
    done()
  }
  return useAct(coinReturn, moved, onDone, { isQuiet: true })
}
export const useConfirmReturn = () => useAct(coinReturnConfirm, moved, confirmed)
export const useDropReturn = () => useAct(coinReturnDrop, moved)
export const usePay = () =>
  useAct(coinPay, moved, (_queries, { isAsked }) =>
    say(isAsked ? textOf('office', 'second.asked') : textOf('office-coin', 'cash.paid')),
  )
export const useConfirmPay = () => useAct(coinPayConfirm, moved, confirmed)
export const useDropPay = () => useAct(coinPayDrop, moved)
export const useRetryPayment = () =>
  useAct(coinPaymentRetry, moved, () => say(textOf('office-coin', 'payment.retried')))
export const useDropPayment = () =>
  useAct(coinPaymentDrop, moved, () => say(textOf('office-coin', 'payment.was-dropped')))
/** The form says by itself what the chain answers. `done`: it was asked for. */
export const useNamePaid = (done: () => void) => {
  const onDone = () => {
    say(textOf('office', 'second.asked'))
    done()
  }
  return useAct(coinPaidBy, moved, onDone, { isQuiet: true })
}
export const useConfirmPaid = () => useAct(coinPaidByConfirm, moved, () => say(textOf('office-coin', 'paid-by.done')))
export const useDropPaid = () => useAct(coinPaidByDrop, moved)
