import { protectionKeepLimit } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { keepLimitForMember } from '../../protection-desk.service.ts'

export const serveProtectionKeepLimit = serveAdmin(protectionKeepLimit, async (ctx, { params, body }) => {
  await keepLimitForMember(ctx, params.memberId, body)
  return {}
})
