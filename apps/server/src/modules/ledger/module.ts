import type { Module } from '../../platform/module.ts'
import { openMonthsJob } from './open-months.job.ts'
import { openComingMonths } from './proof.service.ts'
import { proveJob } from './prove.job.ts'
import { sealJob } from './seal.job.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  jobs: [sealJob, proveJob, openMonthsJob],
  // Before anybody posts: after months of standstill the job alone would come too late.
  start: async (services) => {
    await services.inContext({ who: { kind: 'system', job: 'ledger.start' }, siteId: 0 }, openComingMonths)
    return undefined
  },
}
