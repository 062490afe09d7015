import { msgUpdate } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { deleteMessages, readAllMessages } from '../../message.service.ts'

export const serveMsgUpdate = serve(msgUpdate, (ctx, body) =>
  body.what === 'read-all' ? readAllMessages(ctx) : deleteMessages(ctx, body.msgIdxs),
)
