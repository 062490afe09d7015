import { adminRules } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listRules } from '../../guides/guides-desk.service.ts'

export const serveAdminRules = serveAdmin(adminRules, (ctx, { params }) => listRules(ctx, params.kind))
