import { adminSiteOptionHistory } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showOptionHistory } from '../../option-page.service.ts'

export const serveAdminSiteOptionHistory = serveAdmin(adminSiteOptionHistory, (ctx, { query }) =>
  showOptionHistory(ctx, query.name),
)
