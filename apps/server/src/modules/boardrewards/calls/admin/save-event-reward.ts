import { adminEventRewardSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveEvent } from '../../events/save-event.service.ts'

export const serveAdminEventRewardSave = serveAdmin(adminEventRewardSave, (ctx, { params, body }) =>
  saveEvent(ctx, params.boardIdx, body),
)
