import { adminCannedDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropCanned } from '../../canned-desk.service.ts'

export const serveAdminCannedDelete = serveAdmin(adminCannedDelete, async (ctx, { params }) => {
  await dropCanned(ctx, params.cannedId)
  return {}
})
