import { miniDesk } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showDesk } from '../../office/desk.service.ts'

export const serveMiniDesk = serveAdmin(miniDesk, (ctx) => showDesk(ctx))
