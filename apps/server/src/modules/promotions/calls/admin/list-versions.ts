import { adminBonusVersions } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listVersions } from '../../desk.service.ts'

export const serveAdminBonusVersions = serveAdmin(adminBonusVersions, (ctx, { params, query }) =>
  listVersions(ctx, params.code, query),
)
