import type { Module } from '../../platform/module.ts'
import { openMonthsJob } from './open-months.job.ts'
import { openComingMonths, watchTrialBalance } from './proof.service.ts'
import { proveJob } from './prove.job.ts'
import { sealJob } from './seal.job.ts'
import { watchSealsClock } from './watch-seals.clock.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  jobs: [sealJob, proveJob, openMonthsJob],
  clocks: [watchSealsClock],
  // Before anybody posts: after months of standstill the job alone would come too late.
  start: async (services) => {
    const about = { who: { kind: 'system', job: 'ledger.start' }, siteId: 0 } as const
    await services.inContext(about, openComingMonths)
    await services.inJob(about, watchTrialBalance)
    return undefined
  },
}
