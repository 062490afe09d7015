import { adminQuestionTemplates } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listTemplates } from '../../qna/templates.service.ts'

export const serveAdminQuestionTemplates = serveAdmin(adminQuestionTemplates, (ctx) => listTemplates(ctx))
