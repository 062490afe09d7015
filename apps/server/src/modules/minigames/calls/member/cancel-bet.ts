import { cancelMiniBet } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { takeBack } from '../../bets/cancel.service.ts'

export const serveCancelMiniBet = serveInSteps(cancelMiniBet, (ctx, body, services) => takeBack(ctx, body, services))
