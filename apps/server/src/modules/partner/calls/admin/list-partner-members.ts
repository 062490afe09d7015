import { adminPartnerMembers } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listPartnerMembers } from '../../desk/partner-members.service.ts'

export const serveAdminPartnerMembers = serveAdmin(adminPartnerMembers, (ctx, { params, query }) =>
  listPartnerMembers(ctx, params.partnerId, query),
)
