import { memberUpdate } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { updateMemberSecrets } from '../../update.service.ts'

export const serveMemberUpdate = serveInSteps(memberUpdate, async (ctx, body) => {
  await updateMemberSecrets(ctx, body)
  return {}
})
