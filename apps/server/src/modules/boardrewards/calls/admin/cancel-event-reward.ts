import { adminEventRewardCancel } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { cancelEvent } from '../../events/save-event.service.ts'

export const serveAdminEventRewardCancel = serveAdmin(adminEventRewardCancel, async (ctx, { params, body }) => {
  await cancelEvent(ctx, params.boardIdx, body.reason)
  return {}
})
