import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { allSites } from '../../site/index.ts'
import { findDueOfSite } from './due.service.ts'

/** Of one site. */
export const findDueJob = defineJob({ name: 'promotions.find-due', isLong: true, inSteps: true, run: findDueOfSite })

/** Every night, when the wagers of the day before have come to their end. */
export const findDueEverywhereJob = defineJob({
  name: 'promotions.find-due-everywhere',
  cron: '10 5 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, findDueJob, {})
  },
})
