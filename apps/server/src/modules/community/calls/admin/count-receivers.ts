import { adminMailingCount } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { countReceivers } from '../../mailings/mailing-desk.service.ts'

export const serveAdminMailingCount = serveAdmin(adminMailingCount, (ctx, { body }) =>
  countReceivers(ctx, body.kind, body.audience),
)
