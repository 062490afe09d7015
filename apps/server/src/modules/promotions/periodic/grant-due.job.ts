import { defineJob } from '../../../platform/jobs/define-job.ts'
import { findWaiting } from './due.repository.ts'
import { grantDue } from './due.service.ts'

const AT_ONCE = 500

/** Each in a transaction of its own. */
export const grantDueJob = defineJob({
  name: 'promotions.grant-due',
  cron: '* * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const { siteId, ...due } of await findWaiting(ctx, AT_ONCE))
      await ctx.inOwnTransaction((own) => grantDue({ ...own, siteId, now: ctx.now }, due))
  },
})
