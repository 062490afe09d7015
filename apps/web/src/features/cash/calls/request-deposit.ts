import { call } from '@maru/client'
import type { CashRow } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { ownCash } from './cash-list.ts'

export type DepositChoice = CashRow['bonus']

export const useRequestDeposit = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: ({ amount, bonus }: { amount: number; bonus: DepositChoice }) =>
      call('/api/cash/in', { amount, bonus, requestKey: attempt.keyFor(`${amount} ${bonus}`) }),
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
