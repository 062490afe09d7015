import { adminBonusList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listBonuses } from '../../desk.service.ts'

export const serveAdminBonusList = serveAdmin(adminBonusList, (ctx) => listBonuses(ctx))
