import { adminMemberLevel } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showMemberLevel } from '../../desk.service.ts'

export const serveAdminMemberLevel = serveAdmin(adminMemberLevel, (ctx, { params }) =>
  showMemberLevel(ctx, params.memberId),
)
