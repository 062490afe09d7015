import { betDetail } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { wagerDetail } from '../../history.service.ts'

export const serveBetDetail = serve(betDetail, (ctx, { betIdx }) => wagerDetail(ctx, ctx.who.memberId, betIdx))
