import { cashWait } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { waitRequest } from '../../decision.service.ts'

export const serveCashWait = serveAdmin(cashWait, (ctx, { params }) => waitRequest(ctx, params.cashIdx))
