import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { allSites } from '../../site/index.ts'
import { findWithdrawnGifts } from './sign.service.ts'

/** Every ten minutes, of every site. */
export const findSignsJob = defineJob({
  name: 'partner.find-signs',
  cron: '*/10 * * * *',
  isLong: true,
  inSteps: true,
  run: async (ctx: Ctx<System>) => {
    for (const { siteId } of await allSites(ctx))
      await ctx.inOwnTransaction((own) => findWithdrawnGifts({ ...own, siteId }), 'repeatable')
  },
})
