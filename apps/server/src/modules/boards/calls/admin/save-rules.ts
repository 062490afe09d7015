import { adminRulesSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveRules } from '../../guides/guides-desk.service.ts'

export const serveAdminRulesSave = serveAdmin(adminRulesSave, (ctx, { params, body }) =>
  saveRules(ctx, params.kind, body),
)
