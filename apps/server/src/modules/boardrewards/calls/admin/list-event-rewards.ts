import { adminEventRewards } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listEvents } from '../../events/list-events.service.ts'

export const serveAdminEventRewards = serveAdmin(adminEventRewards, (ctx, { query }) => listEvents(ctx, query))
