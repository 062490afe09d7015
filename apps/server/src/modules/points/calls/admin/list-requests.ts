import { adminPointRequests } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWaiting } from '../../move-desk.service.ts'

export const serveAdminPointRequests = serveAdmin(adminPointRequests, (ctx) => listWaiting(ctx))
