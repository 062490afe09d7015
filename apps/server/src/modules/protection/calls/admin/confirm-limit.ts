import { protectionConfirmLimit } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmLimitForMember } from '../../protection-desk.service.ts'

export const serveProtectionConfirmLimit = serveAdmin(protectionConfirmLimit, async (ctx, { params, body }) => {
  await confirmLimitForMember(ctx, params.memberId, body)
  return {}
})
