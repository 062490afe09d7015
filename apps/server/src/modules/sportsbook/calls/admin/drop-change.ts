import { sportChangeDrop } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { dropChange } from '../../office/results/change-result.service.ts'

export const serveSportChangeDrop = serveAdmin(sportChangeDrop, async (ctx, { params }) => {
  await dropChange(ctx, params.changeId)
  return {}
})
