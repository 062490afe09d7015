import { call, isCallError } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../../shared/request/attempt.ts'
import { memberInfo } from '../../../../shared/session/member-info.ts'

type Asked = {
  amount: number
  address: string
  rate: number
  cashOutPass: string
  code: string
  endsBonus: boolean
}

/** The rate that a refusal names in place of the one that was shown. */
export const newRateOf = (problem: unknown): number | undefined => {
  const data = isCallError(problem, 'C143') ? problem.data : undefined
  const rate = typeof data === 'object' && data !== null && 'rate' in data ? data.rate : undefined
  return typeof rate === 'number' && Number.isSafeInteger(rate) && rate > 0 ? rate : undefined
}

export const useRequestCoinWithdrawal = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    // The rate is no part of what is repeated: after a lost answer the first request holds, at its own rate.
    mutationFn: ({ amount, address, ...rest }: Asked) =>
      call('/api/coin/withdraw', { amount, address, ...rest, requestKey: attempt.keyFor(`${amount} ${address}`) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return Promise.all([
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
        queries.invalidateQueries({ queryKey: ['own', 'cash'] }),
        // The rate has changed, the next one waits, or it was refused because it has to.
        queries.invalidateQueries({ queryKey: ['own', 'coin'] }),
        // It has ended one, or was refused for one that the page did not know of.
        queries.invalidateQueries({ queryKey: ['own', 'bonus'] }),
      ])
    },
  })
}
