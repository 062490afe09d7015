import { adminPartnerMoneyMoves } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showSiteMoves } from '../../give/list.service.ts'

export const serveAdminPartnerMoneyMoves = serveAdmin(adminPartnerMoneyMoves, (ctx, { query }) =>
  showSiteMoves(ctx, query),
)
