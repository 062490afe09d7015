import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { ownCash } from './cash-list.ts'

export const useRequestDeposit = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (amount: number) =>
      call('/api/cash/in', { amount, bonus: 'none', requestKey: attempt.keyFor(String(amount)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ownCash })
    },
  })
}
