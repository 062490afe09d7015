import { type AdminCashRow, type CashType, cashStatuses, type StaffCashReason } from '@maru/contract'
import { useState } from 'react'
import { useQueue } from '../../shared/queue/use-queue.ts'
import { useMay, useMe } from '../../shared/staff/me.ts'
import { useCashRequests } from './calls/cash-requests.ts'
import { useCompleteCash } from './calls/complete-cash.ts'
import { useRejectCash } from './calls/reject-cash.ts'
import { useStartCash } from './calls/start-cash.ts'
import { mayComplete, mayStart } from './cash.rules.ts'

const idOf = (row: AdminCashRow): number => row.cashIdx
/** More than a cashier can see at once. */
const size = 100

/** The open requests, the cursor in them and what may be done with the chosen one. */
export const useCashQueue = (cashType: CashType | '') => {
  const may = useMay()
  const staffId = useMe()?.staffId
  const query = useCashRequests({ state: 'open', cashType, size }, may('cash.read'))
  const queue = useQueue({ rows: query.data?.rows, idOf, listName: `open ${cashType}` })
  const start = useStartCash()
  const complete = useCompleteCash()
  const reject = useRejectCash()
  const [asking, setAsking] = useState<'complete' | 'reject'>()
  const isBusy = start.isPending || complete.isPending || reject.isPending
  const row = queue.chosenRow
  const mayDecide = may('cash.decide')
  const canStart = row !== undefined && mayDecide && mayStart(row)
  const canDecide = row !== undefined && mayDecide && mayComplete(row, staffId)
  const params = { cashIdx: row?.cashIdx ?? 0 }
  const stopAsking = () => setAsking(undefined)
  return {
    query,
    queue,
    row,
    isBusy,
    mayDecide,
    canStart,
    canDecide,
    isHeldByOther: row !== undefined && row.status === cashStatuses.waiting && row.staffId !== staffId,
    asking,
    stopAsking,
    startNow: () => {
      if (canStart && !isBusy) start.mutate({ params })
    },
    askComplete: () => {
      if (canDecide && !isBusy) setAsking('complete')
    },
    completeNow: () => {
      if (canDecide && !isBusy) complete.mutate({ params }, { onSettled: stopAsking })
    },
    askReject: () => {
      if (canDecide && !isBusy) setAsking('reject')
    },
    rejectNow: (reason: StaffCashReason) => {
      if (canDecide && !isBusy) reject.mutate({ params, body: { reason } }, { onSettled: stopAsking })
    },
  }
}
export type CashQueueState = ReturnType<typeof useCashQueue>
