import { defineJob } from '../../platform/jobs/define-job.ts'
import { openComingMonths } from './proof.service.ts'

export const openMonthsJob = defineJob({
  name: 'ledger.open-months',
  isLong: true,
  cron: '10 * * * *',
  inSteps: true,
  run: async (ctx) => {
    await openComingMonths(ctx)
  },
})
