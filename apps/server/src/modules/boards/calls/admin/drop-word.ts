import { adminBoardWordDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { unlistWord } from '../../desk/settings.service.ts'

export const serveAdminBoardWordDrop = serveAdmin(adminBoardWordDrop, async (ctx, { body }) => {
  await unlistWord(ctx, body.word)
  return {}
})
