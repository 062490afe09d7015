import { Counter } from 'prom-client'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { findCashProblems } from './proof.repository.ts'

const alarms = new Counter({
  name: 'cashier_alarms_total',
  help: 'Times that deposits and withdrawals were found not to agree with the ledger. Must stay 0.',
})

/** After the figures of wagers, in the hour of least play. */
export const proveCashJob = defineJob({
  name: 'cashier.prove-cash',
  isLong: true,
  cron: '55 5 * * *',
  run: async (ctx) => {
    for (const finding of await findCashProblems(ctx)) {
      alarms.inc()
      ctx.log.error({ finding }, 'deposits and withdrawals do not agree with the ledger')
    }
  },
})
