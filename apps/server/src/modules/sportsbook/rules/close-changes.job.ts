import { defineJob } from '../../../platform/jobs/define-job.ts'
import { closeChanges } from './offer.repository.ts'

/** A feed may take an event up again within days. */
const DAYS_MS = 7 * 86_400_000

/** Nobody resumes an event that is over: what traders changed of it would be read for ever. */
export const closeChangesJob = defineJob({
  name: 'sportsbook.close-changes',
  cron: '11 5 * * *',
  run: (ctx) => closeChanges(ctx, new Date(ctx.now.getTime() - DAYS_MS)),
})
