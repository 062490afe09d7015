import { adminBonusGrantCancel } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { cancelGrant } from '../../desk/grants-desk.service.ts'

export const serveAdminBonusGrantCancel = serveAdmin(adminBonusGrantCancel, (ctx, { params, body }) =>
  cancelGrant(ctx, params.grantId, body.reason),
)
