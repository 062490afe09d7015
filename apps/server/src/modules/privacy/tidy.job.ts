import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { allSites } from '../site/index.ts'
import { closeDue, eraseDue } from './closing.service.ts'
import { deleteExpired } from './export.repository.ts'

export const tidyEverywhereJob = defineJob({
  name: 'privacy.tidy-everywhere',
  cron: '15 * * * *',
  async run(ctx) {
    await deleteExpired(ctx)
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, tidyJob, {})
  },
})

/** Closes and erases accounts whose time has come. */
export const tidyJob = defineJob({
  name: 'privacy.tidy',
  isLong: true,
  inSteps: true,
  async run(ctx) {
    await closeDue(ctx)
    await eraseDue(ctx)
  },
})
