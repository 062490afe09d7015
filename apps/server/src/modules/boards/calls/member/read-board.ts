import { boardDetail } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { readPost } from '../../posts/read-post.service.ts'
import { readQuestion } from '../../qna/own-questions.service.ts'

export const serveBoardDetail = serve(boardDetail, (ctx, asked) => {
  const { boardType } = asked
  if (boardType === 'qna') return readQuestion(ctx, asked)
  // Their list has the answers with it.
  if (boardType === 'faq') throw new Refusal('N404')
  return readPost(ctx, boardType, asked)
})
