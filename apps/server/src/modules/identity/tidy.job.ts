import { defineJob } from '../../platform/jobs/index.ts'
import { deleteOldCaptchas } from './captcha.repository.ts'
import { deleteOldChallenges } from './factors/passkey.repository.ts'
import { deleteOldGuards, deleteOldPlaces } from './guard.repository.ts'
import { deleteOldSessions } from './session.repository.ts'

const DAY_MS = 24 * 3600_000
/** How long staff can look back at who was logged in, and how long a network or device is known. */
const SESSION_DAYS = 90

/** What is left behind: unused captchas, counts of failed logins that no rule asks for any more, sessions of long ago. */
export const tidyJob = defineJob({
  name: 'identity.tidy',
  cron: '*/10 * * * *',
  async run(ctx) {
    await deleteOldCaptchas(ctx)
    await deleteOldChallenges(ctx)
    await deleteOldGuards(ctx, new Date(ctx.now.getTime() - DAY_MS))
    const before = new Date(ctx.now.getTime() - SESSION_DAYS * DAY_MS)
    await deleteOldPlaces(ctx, before)
    await deleteOldSessions(ctx, before)
  },
})
