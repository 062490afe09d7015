import { z } from 'zod'
import { pointsOut, sumOut } from './money.ts'

/** What a coupon brings. `bonus`: one that staff grant by hand, by its terms in force when the coupon is used. */
export const couponKinds = ['points', 'bonus'] as const
export type CouponKind = (typeof couponKinds)[number]

/**
 * A batch of coupons: `waiting` for a second of the staff, `ready` to have its numbers made, `issued`. `dropped`: never made. `voided`: what of it was not used is worth nothing any more.
 */
export const couponBatchStates = ['waiting', 'ready', 'issued', 'dropped', 'voided'] as const
export type CouponBatchState = (typeof couponBatchStates)[number]

/** `free`: nobody entered its number yet. `held`: a member has it. `ended`: it ran out or was voided while it was held. */
export const couponStates = ['free', 'held', 'used', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

/** What became of a member's coupons. */
export const couponSteps = ['entered', 'received', 'gifted', 'used', 'expired', 'voided'] as const
export type CouponStep = (typeof couponSteps)[number]

/** Of one batch. */
export const mostCoupons = 5_000
/** Held by one member at a time. */
export const mostHeldCoupons = 100

/** What a coupon is worth; of a bonus with what must be known before it is taken. */
export const couponWorth = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), amount: pointsOut }),
  z.object({
    kind: z.literal('bonus'),
    amount: sumOut,
    /** So many times the bonus must be wagered, within so many days. */
    multiple: z.number().int(),
    days: z.number().int(),
    largestStake: sumOut,
    /** Null: all that is left becomes cash. */
    largestConversion: sumOut.nullable(),
  }),
])
export type CouponWorth = z.output<typeof couponWorth>
