import { miniResults } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listResults } from '../../shown/results.service.ts'

export const serveMiniResults = serve(miniResults, (ctx, body) => listResults(ctx, body))
