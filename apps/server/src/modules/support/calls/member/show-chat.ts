import { supportChat } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showOwnChat } from '../../own-chat.service.ts'

export const serveSupportChat = serve(supportChat, (ctx, body) => showOwnChat(ctx, body))
