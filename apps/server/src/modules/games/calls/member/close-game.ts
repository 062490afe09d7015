import { closeGame } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { endSession } from '../../session.service.ts'
import { takeBack } from '../../transfers/take-back.service.ts'

export const serveClose = serveInSteps(closeGame, async (ctx) => {
  const { memberId } = ctx.who
  await ctx.inOwnTransaction((own) => endSession(own, memberId, 'closed'))
  // What does not come back at once follows by itself.
  await takeBack(ctx, memberId, 'closed')
  return {}
})
