import { memberForgiveDebt } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { forgiveDebt } from '../../debt.service.ts'

export const serveMemberForgiveDebt = serveAdmin(memberForgiveDebt, async (ctx, { params, body }) => {
  await forgiveDebt(ctx, params.memberId, body)
  return {}
})
