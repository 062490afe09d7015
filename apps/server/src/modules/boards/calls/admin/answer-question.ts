import { adminQuestionAnswer } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { answerQuestion } from '../../qna/questions-desk.service.ts'

export const serveAdminQuestionAnswer = serveAdmin(adminQuestionAnswer, async (ctx, { params, body }) => {
  await answerQuestion(ctx, params.boardIdx, body)
  return {}
})
