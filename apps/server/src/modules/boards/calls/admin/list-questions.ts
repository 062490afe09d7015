import { adminQuestions } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listForStaff } from '../../qna/questions-desk.service.ts'

export const serveAdminQuestions = serveAdmin(adminQuestions, (ctx, { query }) => listForStaff(ctx, query))
