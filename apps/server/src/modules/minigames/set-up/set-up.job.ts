import { defineJob } from '../../../platform/jobs/define-job.ts'
import { setUpSites } from './set-up.service.ts'

/** Sites that were written into the database by other means than the command, while processes ran. */
export const setUpJob = defineJob({ name: 'minigames.set-up', cron: '*/5 * * * *', inSteps: true, run: setUpSites })
