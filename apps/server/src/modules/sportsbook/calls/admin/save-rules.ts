import { sportRulesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeRules } from '../../office/rules/rules-desk.service.ts'

export const serveSportRulesSave = serveAdmin(sportRulesSave, (ctx, { body }) => changeRules(ctx, body))
