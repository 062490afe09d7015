import { boardReport } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { reportPost } from '../../posts/react.service.ts'

export const serveBoardReport = serve(boardReport, (ctx, asked) => reportPost(ctx, asked))
