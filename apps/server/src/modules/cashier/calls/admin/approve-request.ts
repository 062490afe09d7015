import { cashApprove } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { approveRequest } from '../../decision.service.ts'

export const serveCashApprove = serveAdmin(cashApprove, (ctx, { params }) => approveRequest(ctx, params.cashIdx))
