import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { cashLimits } from './cash-limits.ts'
import { ownCash } from './cash-list.ts'

type Asked = { amount: number; cashOutPass: string; code: string; endsBonus: boolean }

export const useRequestWithdrawal = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: ({ amount, cashOutPass, code, endsBonus }: Asked) =>
      call('/api/cash/out', { amount, cashOutPass, code, endsBonus, requestKey: attempt.keyFor(String(amount)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return Promise.all([
        // Sent twice it answers what was left the first time.
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
        queries.invalidateQueries({ queryKey: ownCash }),
        // The next one waits from now on, or was refused because it has to.
        queries.invalidateQueries({ queryKey: cashLimits.queryKey }),
        // It has ended one, or was refused for one that the page did not know of.
        queries.invalidateQueries({ queryKey: ['own', 'bonus'] }),
      ])
    },
  })
}
