import { adminCanned } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listCanned } from '../../canned-desk.service.ts'

export const serveAdminCanned = serveAdmin(adminCanned, (ctx) => listCanned(ctx))
