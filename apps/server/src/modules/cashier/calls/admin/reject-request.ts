import { cashReject } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { rejectRequest } from '../../decision.service.ts'

export const serveCashReject = serveAdmin(cashReject, (ctx, { params, body }) =>
  rejectRequest(ctx, params.cashIdx, body.reason),
)
