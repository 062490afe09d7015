import type { AdminCouponBatch } from '@maru/contract'
import { amountText, sumText } from '../../shared/money.ts'

/** So much of what a batch brings: points, or money. */
export const worthText = ({ kind }: Pick<AdminCouponBatch, 'kind'>, amount: number): string =>
  kind === 'points' ? amountText(amount, 'POINT') : sumText(amount)
