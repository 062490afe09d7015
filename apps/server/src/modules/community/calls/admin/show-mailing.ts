import { adminMailing } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showMailing } from '../../mailings/mailing-desk.service.ts'

export const serveAdminMailing = serveAdmin(adminMailing, (ctx, { params }) => showMailing(ctx, params.mailingId))
