import { sportProfit } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showProfit } from '../../office/report/profit.service.ts'

export const serveSportProfit = serveAdmin(sportProfit, (ctx, { query }) => showProfit(ctx, query))
