import { adminEventEntrants } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listEntrants } from '../../events/list-events.service.ts'

export const serveAdminEventEntrants = serveAdmin(adminEventEntrants, (ctx, { params, query }) =>
  listEntrants(ctx, params.boardIdx, query),
)
