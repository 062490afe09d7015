import { main } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showLobby } from '../../lobby.service.ts'

export const serveMain = serve(main, (ctx) => showLobby(ctx))
