import { msgList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listMessages } from '../../message.service.ts'

export const serveMsgList = serve(msgList, (ctx, { page }) => listMessages(ctx, page))
