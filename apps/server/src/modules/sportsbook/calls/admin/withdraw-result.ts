import { sportResultWithdraw } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { withdrawResult } from '../../office/results/enter-result.service.ts'

export const serveSportResultWithdraw = serveAdmin(sportResultWithdraw, async (ctx, { body }) => {
  await withdrawResult(ctx, body.eventId)
  return {}
})
