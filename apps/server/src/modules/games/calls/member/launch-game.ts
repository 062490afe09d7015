import { launchGame as launchGameCall } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { launchGame } from '../../launch.service.ts'

export const serveLaunch = serve(launchGameCall, (ctx, body) => launchGame(ctx, body))
