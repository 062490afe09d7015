import { getGame } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showGame } from '../../catalogue.service.ts'

export const serveGame = serve(getGame, async (ctx, { vendorKey, gameKey }) => ({
  game: await showGame(ctx, vendorKey, gameKey),
}))
