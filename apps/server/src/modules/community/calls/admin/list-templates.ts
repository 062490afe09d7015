import { adminTemplates } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listTemplates } from '../../mailings/template-desk.service.ts'

export const serveAdminTemplates = serveAdmin(adminTemplates, (ctx) => listTemplates(ctx))
