import { protectionTimeOut } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { timeOutForMember } from '../../pause-desk.service.ts'

export const serveProtectionTimeOut = serveAdmin(protectionTimeOut, async (ctx, { params, body }) => {
  await timeOutForMember(ctx, params.memberId, body)
  return {}
})
