import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteSpareRates } from './rate.repository.ts'

const KEPT_MS = 7 * 24 * 3_600_000

/** Rates that nothing was reckoned by are deleted after a week. */
export const tidyRatesJob = defineJob({
  name: 'coin.tidy-rates',
  cron: '40 4 * * *',
  run: async (ctx) => {
    await deleteSpareRates(ctx, new Date(ctx.now.getTime() - KEPT_MS))
  },
})
