import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { ownPoints } from './points.ts'

export const useConvertPoints = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (amount: number) => call('/api/point/change', { amount, requestKey: attempt.keyFor(String(amount)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return Promise.all([
        queries.invalidateQueries({ queryKey: ownPoints }),
        // Sent twice it answers what was left the first time.
        queries.invalidateQueries({ queryKey: memberInfo.queryKey }),
      ])
    },
  })
}
