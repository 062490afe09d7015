import { protectionFile } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showProtection } from '../../protection-desk.service.ts'

export const serveProtectionFile = serveAdmin(protectionFile, (ctx, { params }) => showProtection(ctx, params.memberId))
