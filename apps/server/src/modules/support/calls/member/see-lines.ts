import { supportSeen } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { seeOwnChat } from '../../own-chat.service.ts'

export const serveSupportSeen = serve(supportSeen, async (ctx, { seq }) => {
  await seeOwnChat(ctx, seq)
  return {}
})
