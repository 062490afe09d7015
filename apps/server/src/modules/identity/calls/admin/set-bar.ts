import { memberSetBar } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setBar } from '../../member-desk.service.ts'

export const serveMemberSetBar = serveAdmin(memberSetBar, async (ctx, { params, body }) => {
  await setBar(ctx, params.memberId, body)
  return {}
})
