import { supportTyping } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { typeOwn } from '../../own-chat.service.ts'

export const serveSupportTyping = serve(supportTyping, async (ctx) => {
  await typeOwn(ctx)
  return {}
})
