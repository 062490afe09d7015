import { defineJob } from '../../../platform/jobs/define-job.ts'
import { allSites } from '../../site/index.ts'
import { sumOpenDays } from './returns.service.ts'

/** A minute after each draw: by then its wagers are settled. */
export const sumReturnsJob = defineJob({
  name: 'minigames.sum-returns',
  cron: '1,6,11,16,21,26,31,36,41,46,51,56 * * * *',
  run: async (ctx) => {
    for (const { siteId } of await allSites(ctx)) await sumOpenDays({ ...ctx, siteId })
  },
})
