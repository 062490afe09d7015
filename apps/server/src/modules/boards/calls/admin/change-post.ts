import { adminPostChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeByStaff } from '../../desk/staff-post.service.ts'

export const serveAdminPostChange = serveAdmin(adminPostChange, async (ctx, { params, body }) => {
  await changeByStaff(ctx, params.boardIdx, body)
  return {}
})
