import type { Module } from '../../platform/module.ts'
import { proveCoinJob } from './prove-coin.job.ts'

export const coinModule: Module = {
  name: 'coin',
  jobs: [proveCoinJob],
}
