import { auditLog } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listEntries } from '../../entry.service.ts'

export const serveAuditLog = serveAdmin(auditLog, (ctx, { query }) => listEntries(ctx, query))
