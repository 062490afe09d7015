import { adminBonusCost } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { bonusCost } from '../../cost.service.ts'

export const serveAdminBonusCost = serveAdmin(adminBonusCost, (ctx, { body }) => bonusCost(ctx, body.terms))
