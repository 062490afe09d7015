import { adminTemplateSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveTemplate } from '../../mailings/template-desk.service.ts'

export const serveAdminTemplateSave = serveAdmin(adminTemplateSave, (ctx, { params, body }) =>
  saveTemplate(ctx, params.templateId, body),
)
