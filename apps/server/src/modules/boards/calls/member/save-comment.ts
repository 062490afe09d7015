import { commentSave } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { saveComment } from '../../posts/save-comment.service.ts'
import { askAgain } from '../../qna/ask.service.ts'

export const serveCommentSave = serve(commentSave, (ctx, asked) =>
  asked.boardType === 'qna' ? askAgain(ctx, asked) : saveComment(ctx, asked),
)
