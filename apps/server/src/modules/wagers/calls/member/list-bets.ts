import { betList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listWagers } from '../../history.service.ts'

export const serveBetList = serve(betList, (ctx, body) => listWagers(ctx, ctx.who.memberId, body))
