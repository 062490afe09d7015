import { msgRead } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { readMessage } from '../../message.service.ts'

export const serveMsgRead = serve(msgRead, (ctx, { msgIdx }) => readMessage(ctx, msgIdx))
