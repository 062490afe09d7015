import { closeGame } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { endSession } from '../../session.service.ts'

export const serveClose = serve(closeGame, async (ctx) => {
  await endSession(ctx, ctx.who.memberId, 'closed')
  return {}
})
