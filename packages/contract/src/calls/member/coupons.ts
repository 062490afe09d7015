import { z } from 'zod'
import { couponSteps, couponWorth } from '../../coupon.ts'
import { defineCall } from '../../define-call.ts'
import { pageInfo, pageNumber } from '../../paging.ts'
import { requestKey } from '../../wire.ts'

const couponIdx = z.number().int().positive()
/** As it is typed: the server says what is wrong with it. */
const typed = z.string().max(60)

const heldCoupon = z.object({
  couponIdx: z.number().int(),
  title: z.string(),
  worth: couponWorth,
  expiresAt: z.string(),
  /** Who gave it, masked; '' where its number was entered. */
  from: z.string(),
})

/** The coupons that can be used now, those that run out first before the others, and what became of all, the newest first. */
export const couponList = defineCall({
  path: '/api/coupon/list',
  audience: 'member',
  body: z.object({ page: pageNumber }),
  data: z.object({
    held: z.array(heldCoupon),
    /** Why no coupon can be had or used now: '' or the code of the refusal. */
    barred: z.enum(['', 'RW01']),
    list: z.array(
      z.object({
        entryIdx: z.number().int(),
        step: z.enum(couponSteps),
        title: z.string(),
        worth: couponWorth,
        /** The other member of a gift, masked; '' of anything else. */
        other: z.string(),
        at: z.string(),
      }),
    ),
    pageInfo,
  }),
  refusals: [],
  reads: true,
})

/**
 * Takes the coupon of a number into one's own. CP01: no such number. CP02: another member has it. CP03: it ran out. CP04: it was used. CP05: one of this kind was had before. CP06: too many
 * wrong numbers. CP07: the operator withdrew it. CP10: too many coupons are held. RW01: a pause. The same number again answers the coupon that is held.
 */
export const couponEnter = defineCall({
  path: '/api/coupon/enter',
  audience: 'member',
  body: z.object({ code: typed }),
  data: z.object({ coupon: heldCoupon }),
  refusals: ['CP01', 'CP02', 'CP03', 'CP04', 'CP05', 'CP06', 'CP07', 'CP10', 'RW01', 'B0095'],
})

/** Uses an own coupon. CP08: its bonus cannot be had now; the coupon stays. The same key again answers the first outcome. */
export const couponUse = defineCall({
  path: '/api/coupon/use',
  audience: 'member',
  body: z.object({ couponIdx, requestKey }),
  data: z.object({ worth: couponWorth }),
  refusals: ['N404', 'CP02', 'CP03', 'CP04', 'CP07', 'CP08', 'RW01', 'B0095'],
})

/** Whom a gift would go to: the nickname, masked where an id was typed. CP09: nobody who can receive this coupon. */
export const couponRecipient = defineCall({
  path: '/api/coupon/recipient',
  audience: 'member',
  body: z.object({ couponIdx, to: typed }),
  data: z.object({ nick: z.string() }),
  refusals: ['N404', 'CP02', 'CP03', 'CP04', 'CP07', 'CP09', 'RW01', 'B0095'],
})

/** Gives an own coupon to the member of this id or nickname, for good. */
export const couponGift = defineCall({
  path: '/api/coupon/gift',
  audience: 'member',
  body: z.object({ couponIdx, to: typed }),
  data: z.object({ nick: z.string() }),
  refusals: ['N404', 'CP02', 'CP03', 'CP04', 'CP07', 'CP09', 'RW01', 'B0095'],
})
