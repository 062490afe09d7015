import { defineJob } from '../../platform/jobs/define-job.ts'
import { makePartitions } from './wager.repository.ts'

const AHEAD_MS = 92 * 24 * 3_600_000

/** The months to come get their partitions long before the first bet of them. */
export const makePartitionsJob = defineJob({
  name: 'wagers.make-partitions',
  cron: '10 4 * * *',
  run: async (ctx) => {
    const made = await makePartitions(ctx, ctx.now, new Date(ctx.now.getTime() + AHEAD_MS))
    if (made > 0) ctx.log.info({ made }, 'wager partitions made')
  },
})
