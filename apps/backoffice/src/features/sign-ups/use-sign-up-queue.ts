import type { AdminAnswerOf, signUpList } from '@maru/contract'
import { useState } from 'react'
import { useQueue } from '../../shared/queue/use-queue.ts'
import { useMay } from '../../shared/staff/me.ts'
import { useApproveSignUp } from './calls/approve-sign-up.ts'
import { useMarkCalled } from './calls/mark-called.ts'
import { useRejectSignUp } from './calls/reject-sign-up.ts'
import { useSignUps } from './calls/sign-ups.ts'

export type SignUp = AdminAnswerOf<typeof signUpList>['rows'][number]
const idOf = (row: SignUp): number => row.memberId

/** The waiting sign-ups, the cursor in them and what may be done with the chosen one. */
export const useSignUpQueue = () => {
  const may = useMay()
  const query = useSignUps(may('sign-ups.read'))
  const queue = useQueue({ rows: query.data?.rows, idOf, listName: 'sign-ups' })
  const called = useMarkCalled()
  const approve = useApproveSignUp()
  const reject = useRejectSignUp()
  const [asking, setAsking] = useState<'reject' | 'approve'>()
  const isBusy = called.isPending || approve.isPending || reject.isPending
  const row = queue.chosenRow
  const mayDecide = may('sign-ups.decide')
  const canAct = row !== undefined && mayDecide && !isBusy

  const approveNow = () => {
    if (canAct) approve.mutate({ params: { memberId: row.memberId } }, { onSettled: () => setAsking(undefined) })
  }
  return {
    query,
    queue,
    row,
    mayDecide,
    isBusy,
    asking,
    stopAsking: () => setAsking(undefined),
    markCalled: () => {
      if (canAct && row.calledAt === null) called.mutate({ params: { memberId: row.memberId } })
    },
    /** Approving somebody whom nobody has called asks once more. */
    askApprove: () => {
      if (!canAct) return
      if (row.calledAt === null) setAsking('approve')
      else approveNow()
    },
    approveNow,
    askReject: () => {
      if (canAct) setAsking('reject')
    },
    rejectNow: (reason: string) => {
      if (canAct)
        reject.mutate(
          { params: { memberId: row.memberId }, body: { reason } },
          { onSettled: () => setAsking(undefined) },
        )
    },
  }
}
export type SignUpQueueState = ReturnType<typeof useSignUpQueue>
