import { miniStatistics } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showStatistics } from '../../shown/statistics.service.ts'

export const serveMiniStatistics = serve(miniStatistics, (ctx, body) => showStatistics(ctx, body))
