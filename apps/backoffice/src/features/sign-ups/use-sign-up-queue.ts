import type { AdminAnswerOf, SignUpSort, StaffSignUpReason, signUpList } from '@maru/contract'
import { useState } from 'react'
import { useQueue } from '../../shared/queue/use-queue.ts'
import { useMay } from '../../shared/staff/me.ts'
import { serverNow } from '../../shared/time/now.ts'
import { useApproveSignUp } from './calls/approve-sign-up.ts'
import { useMarkCalled } from './calls/mark-called.ts'
import { useRejectSignUp } from './calls/reject-sign-up.ts'
import { useSignUps } from './calls/sign-ups.ts'

export type SignUp = AdminAnswerOf<typeof signUpList>['rows'][number]
const idOf = (row: SignUp): number => row.memberId

export type SignUpFilter = { search: string; sort: SignUpSort; page: number }
export const firstSignUps: SignUpFilter = { search: '', sort: 'due', page: 1 }
const pageSize = 50

/** A page of the waiting sign-ups, the cursor in it and what may be done with the chosen one. */
export const useSignUpQueue = (filter: SignUpFilter = firstSignUps) => {
  const may = useMay()
  const query = useSignUps({ ...filter, size: pageSize }, may('sign-ups.read'))
  const queue = useQueue({
    // The page before stays in view until this one is there.
    rows: query.isPlaceholderData ? undefined : query.data?.rows,
    idOf,
    listName: `sign-ups ${filter.sort} ${filter.page} ${filter.search}`,
  })
  const called = useMarkCalled()
  const approve = useApproveSignUp()
  const reject = useRejectSignUp()
  const [asking, setAsking] = useState<'reject' | 'approve' | 'approve-late'>()
  const isBusy = called.isPending || approve.isPending || reject.isPending
  const row = queue.chosenRow
  const mayDecide = may('sign-ups.decide')
  const canAct = row !== undefined && mayDecide && !isBusy

  const approveNow = (reason = '') => {
    if (canAct)
      approve.mutate(
        { params: { memberId: row.memberId }, body: { reason } },
        { onSettled: () => setAsking(undefined) },
      )
  }
  const wasLate = (each: SignUp): boolean => Date.parse(each.calledAt ?? '') > Date.parse(each.callBy)
  const isOverdue = (each: SignUp): boolean => each.calledAt === null && serverNow() > Date.parse(each.callBy)
  return {
    query,
    queue,
    row,
    mayDecide,
    isSearched: filter.search !== '',
    isBusy,
    asking,
    stopAsking: () => setAsking(undefined),
    markCalled: () => {
      if (canAct && row.calledAt === null) called.mutate({ params: { memberId: row.memberId } })
    },
    /** Approving somebody whom nobody has called asks once more; after the twenty minutes it asks why. */
    askApprove: () => {
      if (!canAct) return
      if (wasLate(row) || isOverdue(row)) setAsking('approve-late')
      else if (row.calledAt === null) setAsking('approve')
      else approveNow()
    },
    approveNow,
    askReject: () => {
      if (canAct) setAsking('reject')
    },
    rejectNow: (reason: StaffSignUpReason) => {
      if (canAct)
        reject.mutate(
          { params: { memberId: row.memberId }, body: { reason } },
          { onSettled: () => setAsking(undefined) },
        )
    },
  }
}
export type SignUpQueueState = ReturnType<typeof useSignUpQueue>
