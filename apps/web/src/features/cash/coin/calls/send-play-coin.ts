import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../../shared/request/attempt.ts'

export const useSendPlayCoin = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (amount: number) => call('/api/coin/demoSend', { amount, requestKey: attempt.keyFor(String(amount)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ['own', 'coin', 'list'] })
    },
  })
}
