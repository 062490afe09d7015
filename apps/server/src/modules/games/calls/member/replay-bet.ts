import { betReplay } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { replayRound } from '../../replay.service.ts'

export const serveReplay = serveInSteps(betReplay, (ctx, { betIdx }) => replayRound(ctx, betIdx))
