import { adminLevelRulesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveLevelRules } from '../../desk.service.ts'

export const serveAdminLevelRulesSave = serveAdmin(adminLevelRulesSave, (ctx, { body }) => saveLevelRules(ctx, body))
