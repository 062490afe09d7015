import { openMonths } from '../../platform/db/months.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { WAGER_MONTHS } from './wager.repository.ts'

const MONTHS_OPEN = 4

/** The months to come are open long before the first bet of them; what was placed in one that was not lies in the DEFAULT partition until then. */
export const openMonthsJob = defineJob({
  name: 'wagers.open-months',
  isLong: true,
  cron: '15 * * * *',
  inSteps: true,
  run: async (ctx) => {
    const opened = await openMonths(ctx, WAGER_MONTHS, seoulDay(ctx.now), MONTHS_OPEN)
    if (opened > 0) ctx.log.info({ opened }, 'wager months opened')
  },
})
