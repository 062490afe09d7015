import { adminBonusRequests } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listRequests } from '../../desk/request.service.ts'

export const serveAdminBonusRequests = serveAdmin(adminBonusRequests, (ctx) => listRequests(ctx))
