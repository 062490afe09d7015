import {
  type CouponBatchState,
  type CouponKind,
  type CouponState,
  type CouponWorth,
  cashOf,
  points,
  type ResultCode,
} from '@maru/contract'
import type { HandBonus } from '../promotions/index.ts'
import type { Texts } from '../site/index.ts'

export type Coupon = {
  couponId: number
  batchId: number
  state: CouponState
  memberId: number | null
  fromMemberId: number | null
  usedKey: string | null
  expiresAt: Date
  kind: CouponKind
  bonusCode: string
  amount: number
  titles: Texts
  batchState: CouponBatchState
}
type Status = Pick<Coupon, 'state' | 'memberId' | 'expiresAt' | 'batchState'>

/** What stands in the way of having or using it, whoever has it; undefined: nothing does. */
const worthlessBy = ({ state, expiresAt, batchState }: Status, now: Date): ResultCode | undefined => {
  if (state === 'used') return 'CP04'
  if (batchState !== 'issued') return 'CP07'
  return state === 'ended' || expiresAt <= now ? 'CP03' : undefined
}

/** Why the member whose coupon this should be can do nothing with it. */
export const refusedToOwner = (coupon: Status | undefined, memberId: number, now: Date): ResultCode | undefined => {
  // Its number is not known to who sends an id alone.
  if (!coupon || coupon.state === 'free') return 'N404'
  return coupon.memberId === memberId ? worthlessBy(coupon, now) : 'CP02'
}

/** Why a member cannot take the coupon of a number that was entered. */
export const refusedToTaker = (coupon: Status | undefined, memberId: number, now: Date): ResultCode | undefined => {
  if (!coupon) return 'CP01'
  const isElsewhere = coupon.state === 'held' && coupon.memberId !== memberId
  return worthlessBy(coupon, now) ?? (isElsewhere ? 'CP02' : undefined)
}

/** A nickname as other members see it. */
export const maskedNick = (nick: string): string => `${[...nick][0] ?? ''}**`

export const worthOf = (
  { kind, amount }: Pick<Coupon, 'kind' | 'amount'>,
  bonus: HandBonus | undefined,
): CouponWorth =>
  kind === 'points'
    ? { kind, amount: points(amount) }
    : {
        kind,
        amount: cashOf(amount),
        multiple: bonus?.terms.multiple ?? 0,
        days: bonus?.terms.days ?? 0,
        largestStake: cashOf(bonus?.terms.largestStake ?? 0),
        largestConversion: bonus?.terms.largestConversion == null ? null : cashOf(bonus.terms.largestConversion),
      }
