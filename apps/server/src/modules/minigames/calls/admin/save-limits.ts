import { miniLimitsSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveLimits } from '../../office/settings.service.ts'

export const serveMiniLimitsSave = serveAdmin(miniLimitsSave, async (ctx, { body }) => {
  await saveLimits(ctx, body.game, body.levels)
  return {}
})
