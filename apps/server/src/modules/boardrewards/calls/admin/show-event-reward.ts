import { adminEventReward } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showForDesk } from '../../events/show-event.service.ts'

export const serveAdminEventReward = serveAdmin(adminEventReward, (ctx, { params }) =>
  showForDesk(ctx, params.boardIdx),
)
