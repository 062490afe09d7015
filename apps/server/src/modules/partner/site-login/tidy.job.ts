import { defineJob } from '../../../platform/jobs/index.ts'
import { deleteOldSiteSessions } from './site-session.repository.ts'

const KEPT_MS = 90 * 24 * 3_600_000

/** Sessions of long ago. */
export const tidySiteSessionsJob = defineJob({
  name: 'partner.tidy-sessions',
  cron: '23 4 * * *',
  run: async (ctx) => void (await deleteOldSiteSessions(ctx, new Date(ctx.now.getTime() - KEPT_MS))),
})
