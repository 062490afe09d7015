import { auditLog } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listAudit } from '../../audit.service.ts'

export const serveAuditLog = serveAdmin(auditLog, (ctx, { query }) => listAudit(ctx, query))
