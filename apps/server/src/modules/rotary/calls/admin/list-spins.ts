import { adminSpins } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSpins } from '../../wheel-desk.service.ts'

export const serveAdminSpins = serveAdmin(adminSpins, (ctx, { query }) => listSpins(ctx, query))
