import { adminQuestionTemplateDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { removeTemplate } from '../../qna/templates.service.ts'

export const serveAdminQuestionTemplateDelete = serveAdmin(adminQuestionTemplateDelete, async (ctx, { params }) => {
  await removeTemplate(ctx, params.id)
  return {}
})
