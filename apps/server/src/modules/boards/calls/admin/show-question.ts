import { adminQuestion } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showForStaff } from '../../qna/questions-desk.service.ts'

export const serveAdminQuestion = serveAdmin(adminQuestion, (ctx, { params }) => showForStaff(ctx, params.boardIdx))
