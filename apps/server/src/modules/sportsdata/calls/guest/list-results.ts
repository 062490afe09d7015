import { sportResults } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listResults } from '../../shown/list-results.service.ts'

export const serveSportResults = serve(sportResults, (ctx, body) => listResults(ctx, body))
