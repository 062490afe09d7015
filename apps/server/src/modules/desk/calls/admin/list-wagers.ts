import { memberWagers } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWagers } from '../../member.service.ts'

export const serveMemberWagers = serveAdmin(memberWagers, (ctx, { params, query }) =>
  listWagers(ctx, params.memberId, query),
)
