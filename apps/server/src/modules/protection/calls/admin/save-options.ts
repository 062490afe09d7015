import { protectionOptionsSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveOptions } from '../../option-desk.service.ts'

export const serveProtectionOptionsSave = serveAdmin(protectionOptionsSave, async (ctx, { body }) => {
  await saveOptions(ctx, body)
  return {}
})
