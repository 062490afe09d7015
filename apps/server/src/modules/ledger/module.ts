import type { Module } from '../../platform/module.ts'
import { openMonthsJob } from './open-months.job.ts'
import { proveJob } from './prove.job.ts'
import { sealJob } from './seal.job.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  jobs: [sealJob, proveJob, openMonthsJob],
}
