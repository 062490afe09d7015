import { defineJob } from '../../platform/jobs/define-job.ts'
import { deleteTries } from './attempt.repository.ts'
import { findLapsed } from './coupon.repository.ts'
import { endLapsed } from './end-lapsed.service.ts'

const AT_ONCE = 500
const DAY_MS = 86_400_000

/** Held coupons that ran out or were withdrawn leave their members' lists, each in a transaction of its own; what was used meanwhile is left as it is. */
export const endLapsedCouponsJob = defineJob({
  name: 'coupons.end-lapsed',
  cron: '*/5 * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const { siteId, couponId } of await findLapsed(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => endLapsed({ ...own, siteId }, couponId))
    await ctx.inOwnTransaction((own) => deleteTries(own, new Date(own.now.getTime() - DAY_MS)), 'repeatable')
  },
})
