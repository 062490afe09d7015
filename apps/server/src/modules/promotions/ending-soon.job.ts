import { defineJob } from '../../platform/jobs/define-job.ts'
import { inEachLanguage, sendNotice } from '../community/index.ts'
import { findEndingSoon, noteEndingSoon } from './ending-soon.repository.ts'

const HOURS_BEFORE = 24
const AT_ONCE = 500

/** Notifies members whose bonus ends within a day, once for each bonus. */
export const endingSoonJob = defineJob({
  name: 'promotions.ending-soon',
  cron: '*/10 * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const { siteId, memberId, grantId } of await findEndingSoon(ctx, HOURS_BEFORE, AT_ONCE))
      await ctx.inOwnTransaction(async (ofAll) => {
        const own = { ...ofAll, siteId }
        if (!(await noteEndingSoon(own, grantId))) return
        await sendNotice(own, {
          notice: 'bonus-ending',
          memberId,
          kind: 'bonus',
          title: inEachLanguage('bonus.endingTitle'),
          text: inEachLanguage('bonus.endingText'),
          onceKey: `bonus-ending:${grantId}`,
        })
      })
  },
})
