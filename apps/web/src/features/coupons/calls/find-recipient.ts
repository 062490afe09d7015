import { call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** Whom a gift would go to. Asked on a press, never while one types. */
export const useFindRecipient = () =>
  useMutation({ mutationFn: (gift: { couponIdx: number; to: string }) => call('/api/coupon/recipient', gift) })
