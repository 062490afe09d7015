import { adminEarningRulesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveEarningRules } from '../../desk.service.ts'

export const serveAdminEarningRulesSave = serveAdmin(adminEarningRulesSave, (ctx, { body }) =>
  saveEarningRules(ctx, body),
)
