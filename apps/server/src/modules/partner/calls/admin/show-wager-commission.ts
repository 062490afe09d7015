import { adminWagerCommission } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showWagerCommission } from '../../lists/why.service.ts'

export const serveAdminWagerCommission = serveAdmin(adminWagerCommission, (ctx, { params }) =>
  showWagerCommission(ctx, params.betIdx),
)
