import { type AdminCashRow, type CashType, cashStatuses, type StaffCashReason } from '@maru/contract'
import { useState } from 'react'
import { useQueue } from '../../shared/queue/use-queue.ts'
import { useMay, useMe } from '../../shared/staff/me.ts'
import { useCoinPayRequests, usePay } from '../coin/calls/coin.ts'
import { useCashRequests } from './calls/cash-requests.ts'
import { useCompleteCash } from './calls/complete-cash.ts'
import { useRejectCash } from './calls/reject-cash.ts'
import { useStartCash } from './calls/start-cash.ts'
import { mayComplete, mayPay, mayReject, mayStart } from './cash.rules.ts'

const idOf = (row: AdminCashRow): number => row.cashIdx
/** More than a cashier can see at once. */
const size = 100

/** The open requests, the cursor in them and what may be done with the chosen one. */
export const useCashQueue = (cashType: CashType | '') => {
  const may = useMay()
  const staffId = useMe()?.staffId
  const query = useCashRequests({ state: 'open', cashType, size }, may('cash.read'))
  const queue = useQueue({ rows: query.data?.rows, idOf, listName: `open ${cashType}` })
  const hasCoin = query.data?.rows.some(({ method }) => method === 'coin') ?? false
  const payRequests = useCoinPayRequests(hasCoin && may('coin.read')).data?.rows ?? []
  const start = useStartCash()
  const complete = useCompleteCash()
  const reject = useRejectCash()
  const pay = usePay()
  const [asking, setAsking] = useState<'complete' | 'reject' | 'pay'>()
  const isBusy = start.isPending || complete.isPending || reject.isPending || pay.isPending
  const row = queue.chosenRow
  const mayDecide = may('cash.decide')
  const askedOf = (cashIdx: number | undefined) => payRequests.find(({ wanted }) => wanted.cashIdx === cashIdx)
  const asked = askedOf(row?.cashIdx)
  const canStart = row !== undefined && mayDecide && mayStart(row)
  const canComplete = row !== undefined && mayDecide && mayComplete(row, staffId)
  const canReject = row !== undefined && mayDecide && mayReject(row, staffId)
  const canPay = row !== undefined && may('coin.decide') && mayPay(row, staffId, asked !== undefined)
  const params = { cashIdx: row?.cashIdx ?? 0 }
  const stopAsking = () => setAsking(undefined)
  return {
    query,
    queue,
    row,
    isBusy,
    mayDecide,
    mayPayCoin: may('coin.decide'),
    canStart,
    canComplete,
    canReject,
    canPay,
    /** Who asked for the payment of the chosen row, which waits for another of the staff. */
    asked,
    isAsked: (each: AdminCashRow) => askedOf(each.cashIdx) !== undefined,
    isHeldByOther: row !== undefined && row.status === cashStatuses.waiting && row.staffId !== staffId,
    asking,
    stopAsking,
    startNow: () => {
      if (canStart && !isBusy) start.mutate({ params })
    },
    askComplete: () => {
      if (canComplete && !isBusy) setAsking('complete')
    },
    completeNow: () => {
      if (canComplete && !isBusy) complete.mutate({ params }, { onSettled: stopAsking })
    },
    askPay: () => {
      if (canPay && !isBusy) setAsking('pay')
    },
    payNow: () => {
      if (canPay && !isBusy) pay.mutate({ params }, { onSettled: stopAsking })
    },
    askReject: () => {
      if (canReject && !isBusy) setAsking('reject')
    },
    rejectNow: (reason: StaffCashReason) => {
      if (canReject && !isBusy) reject.mutate({ params, body: { reason } }, { onSettled: stopAsking })
    },
  }
}
export type CashQueueState = ReturnType<typeof useCashQueue>
