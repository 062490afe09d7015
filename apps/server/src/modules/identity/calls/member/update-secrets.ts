import { memberUpdate } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { updateMemberSecrets } from '../../update.service.ts'

export const serveMemberUpdate = serve(memberUpdate, async (ctx, body) => {
  await updateMemberSecrets(ctx, body)
  return {}
})
