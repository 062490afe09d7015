import { sportResultEnter } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { enterResult } from '../../office/results/enter-result.service.ts'

export const serveSportResultEnter = serveAdmin(sportResultEnter, async (ctx, { body }) => ({
  state: await enterResult(ctx, body),
}))
