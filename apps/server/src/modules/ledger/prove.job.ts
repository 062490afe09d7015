import { defineJob } from '../../platform/jobs/define-job.ts'
import { prove } from './proof.service.ts'

/** In the hour of least play. */
export const proveJob = defineJob({
  name: 'ledger.prove',
  isLong: true,
  cron: '40 5 * * *',
  run: async (ctx) => {
    await prove(ctx)
  },
})
