import { getGameList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listGames } from '../../catalogue.service.ts'

export const serveGameList = serve(getGameList, async (ctx, { vendorKey, gameType, search }) => ({
  games: await listGames(ctx, { vendorCode: vendorKey, product: gameType, search }),
}))
