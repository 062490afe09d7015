import { adminBonusGrant } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { grantAtDesk } from '../../desk/grants-desk.service.ts'

export const serveAdminBonusGrant = serveAdmin(adminBonusGrant, (ctx, { body }) => grantAtDesk(ctx, body))
