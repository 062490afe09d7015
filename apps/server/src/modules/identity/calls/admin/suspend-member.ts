import { memberSuspend } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { suspend } from '../../member-desk.service.ts'

export const serveMemberSuspend = serveAdmin(memberSuspend, async (ctx, { params, body }) => {
  await suspend(ctx, params.memberId, body.reason)
  return {}
})
