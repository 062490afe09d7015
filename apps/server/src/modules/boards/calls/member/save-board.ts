import { boardSave } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import { savePost } from '../../posts/save-post.service.ts'
import { askQuestion } from '../../qna/ask.service.ts'

export const serveBoardSave = serve(boardSave, (ctx, asked) => {
  const { boardType } = asked
  if (boardType === 'qna') return askQuestion(ctx, asked)
  if (boardType === 'faq') throw new Refusal('BD03')
  return savePost(ctx, boardType, asked)
})
