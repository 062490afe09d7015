import { adminMemberLevelSet } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setMemberLevel } from '../../desk.service.ts'

export const serveAdminMemberLevelSet = serveAdmin(adminMemberLevelSet, async (ctx, { params, body }) => {
  await setMemberLevel(ctx, params.memberId, body)
  return {}
})
