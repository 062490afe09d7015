import { adminEventRewardPay } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askPay } from '../../events/settle-event.service.ts'

export const serveAdminEventRewardPay = serveAdmin(adminEventRewardPay, (ctx, { params, body }) =>
  askPay(ctx, params.boardIdx, body),
)
