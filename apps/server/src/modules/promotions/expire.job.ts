import { defineJob } from '../../platform/jobs/define-job.ts'
import { endExpired } from './end-bonus.service.ts'
import { findExpired } from './grant.repository.ts'

const AT_ONCE = 500

/** Each in a transaction of its own; what was converted or given up meanwhile is left as it is. */
export const expireBonusesJob = defineJob({
  name: 'promotions.expire-bonuses',
  cron: '* * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const { siteId, memberId } of await findExpired(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => endExpired({ ...own, siteId }, memberId))
  },
})
