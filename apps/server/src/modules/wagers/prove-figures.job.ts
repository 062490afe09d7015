import { Counter } from 'prom-client'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { findFigureProblems } from './figures.repository.ts'

const alarms = new Counter({
  name: 'wagers_alarms_total',
  help: 'Times that the figures of wagers were found not to agree with the ledger. Must stay 0.',
})

/** After the ledger has proved itself, in the hour of least play. */
export const proveFiguresJob = defineJob({
  name: 'wagers.prove-figures',
  isLong: true,
  cron: '50 5 * * *',
  run: async (ctx) => {
    for (const finding of await findFigureProblems(ctx)) {
      alarms.inc()
      ctx.log.error({ finding }, 'figures of wagers do not agree with the ledger')
    }
  },
})
