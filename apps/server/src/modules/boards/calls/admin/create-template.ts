import { adminQuestionTemplateCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { createTemplate } from '../../qna/templates.service.ts'

export const serveAdminQuestionTemplateCreate = serveAdmin(adminQuestionTemplateCreate, (ctx, { body }) =>
  createTemplate(ctx, body),
)
