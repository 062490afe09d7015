import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOldSessions } from './session.repository.ts'

const DAY_MS = 24 * 3_600_000
/** As long as identity keeps the sessions themselves. */
const SESSION_DAYS = 90

/** What was noted of sessions of long ago, of all sites. */
export const tidyJob = defineJob({
  name: 'protection.tidy',
  cron: '50 4 * * *',
  run: (ctx) => deleteOldSessions(ctx, new Date(ctx.now.getTime() - SESSION_DAYS * DAY_MS)),
})
