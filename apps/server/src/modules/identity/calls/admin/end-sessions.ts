import { memberEndSessions } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { endAllSessions } from '../../member-desk.service.ts'

export const serveMemberEndSessions = serveAdmin(memberEndSessions, async (ctx, { params }) => {
  await endAllSessions(ctx, params.memberId)
  return {}
})
