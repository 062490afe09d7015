import { adminTemplateAdd } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { addTemplate } from '../../mailings/template-desk.service.ts'

export const serveAdminTemplateAdd = serveAdmin(adminTemplateAdd, (ctx, { body }) => addTemplate(ctx, body))
