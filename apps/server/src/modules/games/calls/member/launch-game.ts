import { launchGame as launchGameCall } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { launchGame } from '../../launch.service.ts'

export const serveLaunch = serveInSteps(launchGameCall, (ctx, body) => launchGame(ctx, body))
