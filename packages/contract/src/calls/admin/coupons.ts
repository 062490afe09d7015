import { z } from 'zod'
import { bonusCode } from '../../bonus.ts'
import { couponBatchStates, couponKinds, couponStates, mostCoupons } from '../../coupon.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason, writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { requestKey } from '../../wire.ts'

const none = z.object({})
const params = z.object({ batchId: idInPath })
const name = writtenText(1, 40)
const titles = z.object({ ko: name, en: name, vn: name })

const batch = z.object({
  batchId: z.number().int(),
  kind: z.enum(couponKinds),
  /** '' of points. */
  bonusCode: z.string(),
  /** Of one coupon: points, or ledger units of the site's currency. */
  amount: z.number().int(),
  count: z.number().int(),
  titles,
  expiresAt: z.string(),
  isOncePerMember: z.boolean(),
  state: z.enum(couponBatchStates),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  confirmedBy: z.string(),
  /** Asked for by who reads this: another must confirm it. */
  isOwn: z.boolean(),
  held: z.number().int(),
  used: z.number().int(),
  /** What the used ones came to, without test accounts. */
  spent: z.number().int(),
})
export type AdminCouponBatch = z.output<typeof batch>

/** Every batch, the newest first, and what a new one may be made of. */
export const adminCouponBatches = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coupon-batches',
  permission: 'rewards.read',
  params: none,
  query: adminPlace,
  body: none,
  data: adminRowsOf(batch).extend({
    /** What who reads this may make alone still today, in ledger units: of a batch altogether, and of a coupon. */
    alone: sumOut,
    aloneEach: sumOut,
    /** Ledger units of the site's currency for one point. */
    worth: z.number().int(),
    /** Bonuses that coupons may bring: those granted by hand that are on. */
    bonuses: z.array(z.object({ code: bonusCode, name: z.string(), cap: sumOut })),
  }),
  refusals: [],
})

/** Asks for a batch. Above what one may make alone it waits for another of the staff; else its numbers can be made at once. */
export const adminCouponBatchAdd = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coupon-batches',
  permission: 'rewards.manage',
  params: none,
  query: none,
  body: z.object({
    kind: z.enum(couponKinds),
    bonusCode: z.union([z.literal(''), bonusCode]),
    amount: z.number().int().min(1).max(1_000_000_000_000),
    count: z.number().int().min(1).max(mostCoupons),
    titles,
    expiresAt: z.iso.datetime({ offset: true }),
    isOncePerMember: z.boolean(),
    reason: staffReason,
    requestKey,
  }),
  data: z.object({ batchId: z.number().int(), state: z.enum(couponBatchStates) }),
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT'],
})

const act = <const A extends string>(verb: A) =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/coupon-batches/:batchId/${verb}`,
    permission: 'rewards.manage',
    params,
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_INVALID'],
  })
/** By another of the staff than who asked. */
export const adminCouponBatchConfirm = act('confirm')
/** By anybody, also by who asked; before its numbers are made. */
export const adminCouponBatchDrop = act('drop')

/** Makes the numbers and answers them, once: they are stored hashed, and nobody can read them again. */
export const adminCouponBatchIssue = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coupon-batches/:batchId/issue',
  permission: 'rewards.manage',
  params,
  query: none,
  body: none,
  /** In the order of their serial numbers, from 1. */
  data: z.object({ codes: z.array(z.string()) }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_CONFLICT'],
})

/** What of it was not used is worth nothing from now on. */
export const adminCouponBatchVoid = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coupon-batches/:batchId/void',
  permission: 'rewards.manage',
  params,
  query: none,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
})

/** The coupons of a batch by their serial numbers, without those. */
export const adminCoupons = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coupon-batches/:batchId/coupons',
  permission: 'rewards.read',
  params,
  query: adminPlace.extend({ state: z.enum(['', ...couponStates]).default('') }),
  body: none,
  data: adminRowsOf(
    z.object({
      serial: z.number().int(),
      state: z.enum(couponStates),
      /** Who has it, or used it; 0 and '' where nobody does. */
      memberId: z.number().int(),
      memNick: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  refusals: ['STAFF_NOT_FOUND'],
})
