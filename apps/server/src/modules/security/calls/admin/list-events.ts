import { securityEventList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSecurityEvents } from '../../event.service.ts'

export const serveSecurityEventList = serveAdmin(securityEventList, (ctx, { query }) => listSecurityEvents(ctx, query))
