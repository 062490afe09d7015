import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'

/** Points, bonuses and the balance may all have changed by it. */
export const useUseCoupon = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (couponIdx: number) =>
      call('/api/coupon/use', { couponIdx, requestKey: attempt.keyFor(String(couponIdx)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ['own'] })
    },
  })
}
