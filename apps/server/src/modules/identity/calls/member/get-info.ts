import { memberInfo } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { profileOf } from '../../profile.service.ts'

export const serveMemberInfo = serve(memberInfo, async (ctx) => {
  const { memberId, socketKey, expiresAt } = ctx.who
  return { ...(await profileOf(ctx, memberId)), socketKey, expiresAt: expiresAt.getTime() }
})
