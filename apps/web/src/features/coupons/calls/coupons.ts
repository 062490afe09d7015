import { call, type Data } from '@maru/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Everything about the member's coupons; each act refreshes all. */
export const ownCoupons = ['own', 'coupons'] as const
export type CouponList = Data<'/api/coupon/list'>
export type HeldCoupon = CouponList['held'][number]
export type CouponWorth = HeldCoupon['worth']
export type CouponEntry = CouponList['list'][number]

export const couponList = (page: number) =>
  queryOptions({
    queryKey: [...ownCoupons, 'list', page],
    queryFn: () => call('/api/coupon/list', { page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
