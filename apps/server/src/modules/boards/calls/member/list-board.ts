import { boardList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listFaq } from '../../guides/list-faq.service.ts'
import { listPosts } from '../../posts/list-posts.service.ts'
import { listQuestions } from '../../qna/own-questions.service.ts'

export const serveBoardList = serve(boardList, (ctx, asked) => {
  const { boardType } = asked
  if (boardType === 'qna') return listQuestions(ctx, asked)
  if (boardType === 'faq') return listFaq(ctx, asked)
  return listPosts(ctx, boardType, asked)
})
