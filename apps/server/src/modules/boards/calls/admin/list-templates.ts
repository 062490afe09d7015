import { adminTemplates } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listTemplates } from '../../qna/templates.service.ts'

export const serveAdminTemplates = serveAdmin(adminTemplates, (ctx) => listTemplates(ctx))
