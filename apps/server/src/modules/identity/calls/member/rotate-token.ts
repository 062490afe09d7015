import { getToken } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { rotateToken } from '../../session.service.ts'

export const serveGetToken = serve(getToken, async (ctx) => {
  const { token, socketKey, expiresAt } = await rotateToken(ctx)
  return { token, socketKey, expiresAt: expiresAt.getTime() }
})
