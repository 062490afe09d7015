import { selfExclude } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { monthsFromNow, pauseMember } from '../../pause.service.ts'

export const serveSelfExclude = serve(selfExclude, async (ctx, { months }) => {
  await pauseMember(ctx, ctx.who.memberId, { kind: 'self-exclusion', endsAt: monthsFromNow(ctx, months) })
  return {}
})
