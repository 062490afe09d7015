import { pointSummary } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { ownSummary } from '../../summary.service.ts'

export const servePointSummary = serve(pointSummary, (ctx) => ownSummary(ctx))
