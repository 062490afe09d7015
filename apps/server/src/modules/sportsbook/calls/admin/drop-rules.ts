import { sportRulesDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropRules } from '../../office/rules/rules-desk.service.ts'

export const serveSportRulesDrop = serveAdmin(sportRulesDrop, async (ctx, { params }) => {
  await dropRules(ctx, params.requestId)
  return {}
})
