import type { Module } from '../../platform/module.ts'
import { openMonthsJob } from './markets/open-months.job.ts'

export const sportsdataModule: Module = {
  name: 'sportsdata',
  jobs: [openMonthsJob],
}
