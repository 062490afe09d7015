import { adminQuestionTemplateChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeTemplate } from '../../qna/templates.service.ts'

export const serveAdminQuestionTemplateChange = serveAdmin(
  adminQuestionTemplateChange,
  async (ctx, { params, body }) => {
    await changeTemplate(ctx, params.id, body)
    return {}
  },
)
