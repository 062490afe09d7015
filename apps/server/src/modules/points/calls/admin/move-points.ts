import { adminPointMove } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { moveByStaff } from '../../move-desk.service.ts'

export const serveAdminPointMove = serveAdmin(adminPointMove, (ctx, { params, body }) =>
  moveByStaff(ctx, params.memberId, body),
)
