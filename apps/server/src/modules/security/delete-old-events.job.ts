import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOldSecurityEvents } from '../../platform/security/store.ts'

export const deleteOldEventsJob = defineJob({
  name: 'security.delete-old-events',
  cron: '17 4 * * *',
  async run(ctx) {
    await deleteOldSecurityEvents(ctx.db)
  },
})
