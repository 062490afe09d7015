import { adminEarningRules } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listEarningRules } from '../../desk.service.ts'

export const serveAdminEarningRules = serveAdmin(adminEarningRules, (ctx) => listEarningRules(ctx))
