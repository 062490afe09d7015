import { protectionSetLimit } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setLimitForMember } from '../../protection-desk.service.ts'

export const serveProtectionSetLimit = serveAdmin(protectionSetLimit, async (ctx, { params, body }) => {
  await setLimitForMember(ctx, params.memberId, body)
  return {}
})
