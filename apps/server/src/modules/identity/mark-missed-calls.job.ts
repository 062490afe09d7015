import { defineJob } from '../../platform/jobs/index.ts'
import { markMissedCalls } from './sign-up.repository.ts'

/** Applicants who were not called within twenty minutes. They stay in the queue: the mark is for those who answer for it. */
export const markMissedCallsJob = defineJob({
  name: 'identity.mark-missed-calls',
  cron: '* * * * *',
  async run(ctx) {
    const missed = await markMissedCalls(ctx)
    if (missed > 0) ctx.log.warn({ missed }, 'sign-up calls are overdue')
  },
})
