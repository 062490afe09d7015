import { adminCashList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listRequests } from '../../queue.service.ts'

export const serveAdminCashList = serveAdmin(adminCashList, (ctx, { query }) => listRequests(ctx, query))
