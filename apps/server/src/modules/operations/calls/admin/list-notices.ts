import { adminNotices } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listNotices } from '../../notice.service.ts'

export const serveNotices = serveAdmin(adminNotices, async (ctx) => ({ rows: await listNotices(ctx) }))
