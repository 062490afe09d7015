import { adminBonusSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveBonus } from '../../desk.service.ts'

export const serveAdminBonusSave = serveAdmin(adminBonusSave, (ctx, { params, body }) =>
  saveBonus(ctx, params.code, body),
)
