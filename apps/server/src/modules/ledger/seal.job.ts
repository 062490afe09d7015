import { defineJob } from '../../platform/jobs/define-job.ts'
import { sealSettled, watchTrialBalance } from './proof.service.ts'

export const sealJob = defineJob({
  name: 'ledger.seal',
  isLong: true,
  cron: '* * * * *',
  run: async (ctx) => {
    await sealSettled(ctx)
    await watchTrialBalance(ctx)
  },
})
