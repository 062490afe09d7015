import { ownSessions } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnSessions } from '../../own-sessions.service.ts'

export const serveOwnSessions = serve(ownSessions, (ctx) => listOwnSessions(ctx))
