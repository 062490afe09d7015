import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownCoupons } from './coupons.ts'

type Gift = { couponIdx: number; to: string }

export const useGiftCoupon = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (gift: Gift) => call('/api/coupon/gift', gift),
    onSettled: () => queries.invalidateQueries({ queryKey: ownCoupons }),
  })
}
