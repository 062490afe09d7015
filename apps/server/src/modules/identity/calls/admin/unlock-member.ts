import { memberUnlock } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { unlock } from '../../member-desk.service.ts'

export const serveMemberUnlock = serveAdmin(memberUnlock, async (ctx, { params }) => {
  await unlock(ctx, params.memberId)
  return {}
})
