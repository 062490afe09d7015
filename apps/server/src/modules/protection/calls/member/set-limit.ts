import { limitSet } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { setLimit } from '../../limit.service.ts'
import { shownLoosening } from '../../limit-list.service.ts'

export const serveLimitSet = serve(limitSet, async (ctx, body) => {
  const { holds, loosening } = await setLimit(ctx, ctx.who.memberId, body)
  return { holds, loosening: loosening ? shownLoosening(loosening) : null }
})
