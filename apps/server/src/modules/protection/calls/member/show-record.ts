import { protectionRecord } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showOwnRecord } from '../../record.service.ts'

export const serveProtectionRecord = serve(protectionRecord, (ctx) => showOwnRecord(ctx))
