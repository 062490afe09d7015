import { sportChangeAsk } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askChange } from '../../office/results/change-result.service.ts'

export const serveSportChangeAsk = serveAdmin(sportChangeAsk, async (ctx, { body }) => ({
  changeId: await askChange(ctx, body),
}))
