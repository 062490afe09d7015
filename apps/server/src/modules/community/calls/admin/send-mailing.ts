import { adminMailingSend } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askMailing } from '../../mailings/mailing-desk.service.ts'

export const serveAdminMailingSend = serveAdmin(adminMailingSend, (ctx, { body }) => askMailing(ctx, body))
