import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { noteBalance } from '../../../shared/undisclosed/undisclosed.ts'
import { ownPoints } from './points.ts'

export const useConvertPoints = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (amount: number) => call('/api/point/change', { amount, requestKey: attempt.keyFor(String(amount)) }),
    onSuccess: ({ cashAmt, pointAmt }) => {
      noteBalance(cashAmt, false)
      queries.setQueryData(
        memberInfo.queryKey,
        (state) => state && { ...state, member: { ...state.member, cashAmt, pointAmt } },
      )
    },
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ownPoints })
    },
  })
}
