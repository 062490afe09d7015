import { adminPartnerPurse } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showPurse } from '../../desk/purse-desk.service.ts'

export const serveAdminPartnerPurse = serveAdmin(adminPartnerPurse, (ctx, { params, query }) =>
  showPurse(ctx, params.memberId, query),
)
