import { call, isCallError } from '@maru/client'
import type { CashRow } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { ownCash } from './cash-list.ts'
import { depositAccount } from './deposit-account.ts'

export type DepositChoice = CashRow['bonus']

export const useRequestDeposit = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: ({ amount, bonus }: { amount: number; bonus: DepositChoice }) =>
      call('/api/cash/in', { amount, bonus, requestKey: attempt.keyFor(`${amount} ${bonus}`) }),
    onError: async (problem, { amount }) => {
      // Another account takes the sum; which one is asked for by it.
      if (isCallError(problem, 'C134'))
        queries.setQueryData(depositAccount.queryKey, await call('/api/cash/getAcc', { amount }))
    },
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return Promise.all([
        queries.invalidateQueries({ queryKey: ownCash }),
        // What was refused may no longer be offered.
        queries.invalidateQueries({ queryKey: ['own', 'bonus'] }),
      ])
    },
  })
}
