import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { allSites, siteOptions } from '../site/index.ts'
import { dropOldMessages } from './message.repository.ts'

/** Of one site, by its own options. */
export const dropOldMessagesJob = defineJob({
  name: 'community.drop-old-messages',
  async run(ctx) {
    const { messageDays, messageItems } = await siteOptions(ctx)
    const dropped = await dropOldMessages(ctx, { days: messageDays, items: messageItems })
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
