import { endOtherSessions } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { endOwnOthers } from '../../factors/factors.service.ts'

export const serveEndOtherSessions = serve(endOtherSessions, (ctx) => endOwnOthers(ctx))
