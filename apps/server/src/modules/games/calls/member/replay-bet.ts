import { betReplay } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { replayRound } from '../../replay.service.ts'

export const serveReplay = serve(betReplay, (ctx, { betIdx }) => replayRound(ctx, betIdx))
