import { adminCannedSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { keepCanned } from '../../canned-desk.service.ts'

export const serveAdminCannedSave = serveAdmin(adminCannedSave, async (ctx, { body }) => {
  await keepCanned(ctx, body)
  return {}
})
