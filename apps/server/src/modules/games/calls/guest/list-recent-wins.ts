import { mainCashList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listRecentWins } from '../../lobby.service.ts'

export const serveRecentWins = serve(mainCashList, async (ctx) => ({ list: await listRecentWins(ctx) }))
