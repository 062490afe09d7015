import { winLose } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { ownWinLose } from '../../win-lose.service.ts'

export const serveWinLose = serve(winLose, (ctx, asked) => ownWinLose(ctx, asked))
