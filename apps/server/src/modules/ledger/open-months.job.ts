import { defineJob } from '../../platform/jobs/define-job.ts'
import { openComingMonths } from './proof.service.ts'

export const openMonthsJob = defineJob({
  name: 'ledger.open-months',
  cron: '10 * * * *',
  run: async (ctx) => {
    await openComingMonths(ctx)
  },
})
