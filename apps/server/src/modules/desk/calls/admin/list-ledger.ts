import { memberLedger } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listLedger } from '../../member.service.ts'

export const serveMemberLedger = serveAdmin(memberLedger, (ctx, { params, query }) =>
  listLedger(ctx, params.memberId, query),
)
