import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { allSites, siteOptions } from '../site/index.ts'
import { dropOldMessages, findOverfull } from './message.repository.ts'

const MEMBERS_AT_ONCE = 500

/** Of one site, by its own options; some members in a transaction of their own. */
export const dropOldMessagesJob = defineJob({
  name: 'community.drop-old-messages',
  isLong: true,
  inSteps: true,
  async run(ctx) {
    const { messageDays, messageItems } = await siteOptions(ctx)
    const keep = { days: messageDays, items: messageItems }
    let dropped = 0
    let memberIds = await findOverfull(ctx, keep, 0, MEMBERS_AT_ONCE)
    while (memberIds.length > 0) {
      const some = memberIds
      dropped += await ctx.inOwnTransaction((own) => dropOldMessages(own, some, keep), 'repeatable')
      memberIds = await findOverfull(ctx, keep, some.at(-1) ?? 0, MEMBERS_AT_ONCE)
    }
    if (dropped > 0) ctx.log.info({ siteId: ctx.siteId, dropped }, 'old messages are gone')
  },
})

export const dropOldMessagesEverywhereJob = defineJob({
  name: 'community.drop-old-messages-everywhere',
  cron: '10 4 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, dropOldMessagesJob, {})
  },
})
