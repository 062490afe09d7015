import { boardLike } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { likePost } from '../../posts/react.service.ts'

export const serveBoardLike = serve(boardLike, (ctx, asked) => likePost(ctx, asked))
