import { adminLevelRules } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listLevelRules } from '../../desk.service.ts'

export const serveAdminLevelRules = serveAdmin(adminLevelRules, (ctx) => listLevelRules(ctx))
