import { memberLock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { lockOut } from '../../member-desk.service.ts'

export const serveMemberLock = serveAdmin(memberLock, async (ctx, { params, body }) => {
  await lockOut(ctx, params.memberId, body.reason)
  return {}
})
