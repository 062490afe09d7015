import { adminTemplateCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { createTemplate } from '../../qna/templates.service.ts'

export const serveAdminTemplateCreate = serveAdmin(adminTemplateCreate, (ctx, { body }) => createTemplate(ctx, body))
