import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { sumOut } from '../../money.ts'
import { localDay } from '../../paging.ts'
import { partnerPeriods, ratedProducts } from '../../partner.ts'

const sums = z.object({ turnover: sumOut, netLoss: sumOut, rolling: sumOut, losing: sumOut })
const cashSums = z.object({ deposits: sumOut, withdrawals: sumOut })

/** Figures of the own subtree. Losing of a period that is not settled yet is an estimate. */
export const partnerDashboard = defineCall({
  path: '/api/partner/dashboard',
  audience: 'partner',
  body: z.object({ period: z.enum(partnerPeriods).default('today') }),
  data: z.object({
    today: sums.extend(cashSums.shape),
    week: sums.extend(cashSums.shape),
    month: sums.extend(cashSums.shape),
    /**
     * What the period of losing that is open comes to so far, a minute old or older; null: not computed yet. It is in `losing` of every period in which it begins. `amount` is nothing where the rest is below zero: `below`.
     * `losses`, less bonuses, or by the rule `flow` what stayed of members' money (`divided`), less `rolling`, at the own share.
     */
    losingOpen: z
      .object({
        from: z.string(),
        until: z.string(),
        losses: sumOut,
        divided: sumOut,
        rolling: sumOut,
        amount: sumOut,
        below: sumOut,
      })
      .nullable(),
    /** The last fourteen days, the oldest first. */
    days: z.array(
      z.object({
        day: z.string(),
        rolling: sumOut,
        products: z.array(z.object({ product: z.enum(ratedProducts), turnover: sumOut })),
      }),
    ),
    /** Of the asked period: by who stood directly below, and by product. `partnerId` null: members directly below; 0: branches that stand elsewhere by now, together. */
    branches: z.array(
      z.object({ partnerId: z.number().int().nullable(), memId: z.string(), turnover: sumOut }).extend(cashSums.shape),
    ),
    products: z.array(z.object({ product: z.enum(ratedProducts), turnover: sumOut, rolling: sumOut })),
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})

/**
 * The own rolling by day, branch and product: what is asked for narrows it. Each line can be opened by asking with its values. `key`: the day, the product, or the number of the branch; '0' are members
 * directly below, '-' branches that stand elsewhere by now. Of a period of more than 366 days the last ones.
 */
export const partnerSettlement = defineCall({
  path: '/api/partner/settlement',
  audience: 'partner',
  body: z.object({
    from: localDay,
    until: localDay,
    by: z.enum(['day', 'branch', 'product']).default('day'),
    /** Of who stands directly below; one's own number: members directly below; 0: all. */
    branchId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    product: z.enum(['', ...ratedProducts]).default(''),
  }),
  data: z.object({
    list: z.array(z.object({ key: z.string(), name: z.string(), turnover: sumOut, rolling: sumOut })),
    turnover: sumOut,
    rolling: sumOut,
  }),
  refusals: ['N404', 'PT06'],
  reads: true,
})
