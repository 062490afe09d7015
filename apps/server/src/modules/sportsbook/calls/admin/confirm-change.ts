import { sportChangeConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmChange } from '../../office/results/change-result.service.ts'

export const serveSportChangeConfirm = serveAdmin(sportChangeConfirm, (ctx, { params, body }) =>
  confirmChange(ctx, params.changeId, body.seen),
)
