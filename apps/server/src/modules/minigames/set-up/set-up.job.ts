import { defineJob } from '../../../platform/jobs/define-job.ts'
import { setUpSites } from './set-up.service.ts'

/** Sites that were added while processes ran. */
export const setUpJob = defineJob({ name: 'minigames.set-up', cron: '*/5 * * * *', inSteps: true, run: setUpSites })
