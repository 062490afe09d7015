import { sportRulesTry } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { tryRules } from '../../office/rules/sample.service.ts'

export const serveSportRulesTry = serveAdmin(sportRulesTry, (ctx, { body }) => tryRules(ctx, body))
