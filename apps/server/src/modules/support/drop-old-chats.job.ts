import { defineJob } from '../../platform/jobs/index.ts'
import { allSites, siteOptions } from '../site/index.ts'
import { dropOldChats } from './chat.repository.ts'

const CHATS_AT_ONCE = 500

/** Closed chats past the days that their site keeps them. */
export const dropOldChatsJob = defineJob({
  name: 'support.drop-old-chats',
  cron: '40 4 * * *',
  isLong: true,
  inSteps: true,
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) {
      const { supportDays } = await siteOptions({ ...ctx, siteId })
      let dropped = CHATS_AT_ONCE
      while (dropped === CHATS_AT_ONCE)
        dropped = await ctx.inOwnTransaction(
          (own) => dropOldChats({ ...own, siteId }, supportDays, CHATS_AT_ONCE),
          'repeatable',
        )
    }
  },
})
