import { sportRulesHistory } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showRulesHistory } from '../../office/rules/rules-desk.service.ts'

export const serveSportRulesHistory = serveAdmin(sportRulesHistory, (ctx, { query }) =>
  showRulesHistory(ctx, query.before),
)
