import { protectionState } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showOwnState } from '../../state.service.ts'

export const serveProtectionState = serve(protectionState, (ctx) => showOwnState(ctx))
