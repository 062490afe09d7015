import { adminTemplateChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeTemplate } from '../../qna/templates.service.ts'

export const serveAdminTemplateChange = serveAdmin(adminTemplateChange, async (ctx, { params, body }) => {
  await changeTemplate(ctx, params.id, body)
  return {}
})
