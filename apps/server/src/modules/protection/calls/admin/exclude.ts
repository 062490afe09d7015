import { protectionExclude } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { excludeMember } from '../../pause-desk.service.ts'

export const serveProtectionExclude = serveAdmin(protectionExclude, async (ctx, { params, body }) => {
  await excludeMember(ctx, params.memberId, body)
  return {}
})
