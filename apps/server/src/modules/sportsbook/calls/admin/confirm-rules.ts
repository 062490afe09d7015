import { sportRulesConfirm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmRules } from '../../office/rules/rules-desk.service.ts'

export const serveSportRulesConfirm = serveAdmin(sportRulesConfirm, async (ctx, { params }) => {
  await confirmRules(ctx, params.requestId)
  return {}
})
