import { betProc } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { placeBets } from '../../bets/place.service.ts'

export const serveBetProc = serveInSteps(betProc, (ctx, body, services) => placeBets(ctx, body, services))
