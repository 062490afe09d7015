import { adminSpinsGive } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { giveByStaff } from '../../give-spins.service.ts'

export const serveAdminSpinsGive = serveAdmin(adminSpinsGive, (ctx, { params, body }) =>
  giveByStaff(ctx, params.memberId, body),
)
