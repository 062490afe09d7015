import { adminBoardWordPut } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listWord } from '../../desk/settings.service.ts'

export const serveAdminBoardWordPut = serveAdmin(adminBoardWordPut, async (ctx, { body }) => {
  await listWord(ctx, body)
  return {}
})
