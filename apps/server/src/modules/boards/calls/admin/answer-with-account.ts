import { adminQuestionAccount } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { answerWithAccount } from '../../qna/questions-desk.service.ts'

export const serveAdminQuestionAccount = serveAdmin(adminQuestionAccount, async (ctx, { params, body }) => {
  await answerWithAccount(ctx, params.boardIdx, body.lines)
  return {}
})
