import { miniDayDraws } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listDayDraws } from '../../shown/results.service.ts'

export const serveMiniDayDraws = serve(miniDayDraws, (ctx, body) => listDayDraws(ctx, body))
