import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOldCaptchas } from './captcha.repository.ts'
import { deleteOldGuards } from './guard.repository.ts'

const DAY_MS = 24 * 3600_000

/** What guests leave behind: unused captchas, counts of failed logins that no rule asks for any more. */
export const tidyJob = defineJob({
  name: 'identity.tidy',
  cron: '*/10 * * * *',
  async run(ctx) {
    await deleteOldCaptchas(ctx)
    await deleteOldGuards(ctx, new Date(ctx.now.getTime() - DAY_MS))
  },
})
