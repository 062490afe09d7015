import { adminMailings } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listMailings } from '../../mailings/mailing-desk.service.ts'

export const serveAdminMailings = serveAdmin(adminMailings, (ctx, { query }) =>
  listMailings(ctx, query.before, query.size),
)
