import { call } from '@maru/client'
import type { CashRow } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../../shared/request/attempt.ts'
import { sayFixed } from '../quote-news.ts'
import { type CoinDeposit, coinDeposit } from './coin-deposit.ts'

export const useFixRate = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: ({ amount, bonus }: { amount: number; bonus: CashRow['bonus'] }) =>
      call('/api/coin/quote', { amount, bonus, requestKey: attempt.keyFor(`${amount} ${bonus}`) }),
    onSuccess: (quote) => {
      queries.setQueryData(coinDeposit.queryKey, (before: CoinDeposit | undefined) => before && { ...before, quote })
      sayFixed()
    },
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return Promise.all([
        queries.invalidateQueries({ queryKey: coinDeposit.queryKey }),
        // What was refused may no longer be offered.
        queries.invalidateQueries({ queryKey: ['own', 'bonus'] }),
      ])
    },
  })
}
