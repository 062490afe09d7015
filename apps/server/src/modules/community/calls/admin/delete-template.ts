import { adminTemplateDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropTemplate } from '../../mailings/template-desk.service.ts'

export const serveAdminTemplateDelete = serveAdmin(adminTemplateDelete, async (ctx, { params }) => {
  await dropTemplate(ctx, params.templateId)
  return {}
})
