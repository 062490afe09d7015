import { logout } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { endSessions } from '../../session.service.ts'

export const serveLogout = serve(logout, async (ctx) => {
  await endSessions(ctx, ctx.who.memberId, 'logout')
  return {}
})
