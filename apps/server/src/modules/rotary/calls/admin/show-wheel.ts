import { adminWheel } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showDesk } from '../../wheel-desk.service.ts'

export const serveAdminWheel = serveAdmin(adminWheel, (ctx) => showDesk(ctx))
