import { timeOut } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { hoursFromNow, pauseMember } from '../../pause.service.ts'

export const serveTimeOut = serve(timeOut, async (ctx, { hours }) => {
  await pauseMember(ctx, ctx.who.memberId, { kind: 'time-out', endsAt: hoursFromNow(ctx, hours) })
  return {}
})
