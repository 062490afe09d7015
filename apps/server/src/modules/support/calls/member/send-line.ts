import { supportSend } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { sendLine } from '../../own-chat.service.ts'

export const serveSupportSend = serve(supportSend, (ctx, body) => sendLine(ctx, body))
