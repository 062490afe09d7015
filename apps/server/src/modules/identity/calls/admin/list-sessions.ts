import { memberSessions } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSessions } from '../../member-desk.service.ts'

export const serveMemberSessions = serveAdmin(memberSessions, (ctx, { params, query }) =>
  listSessions(ctx, params.memberId, query.before, query.size),
)
