import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownCoupons } from './coupons.ts'

export const useEnterCoupon = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('/api/coupon/enter', { code }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownCoupons }),
  })
}
