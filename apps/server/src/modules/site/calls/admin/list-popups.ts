import { adminPopups } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listContent, popupContent } from '../../content-desk.service.ts'

export const serveAdminPopups = serveAdmin(adminPopups, async (ctx) => ({ rows: await listContent(ctx, popupContent) }))
