import { replayWin as call } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { replayWin } from '../../replay.service.ts'

export const serveWinReplay = serveInSteps(call, (ctx, { win }) => replayWin(ctx, win))
