import { adminSiteOptionSet } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setPageOption } from '../../option-page.service.ts'

export const serveAdminSiteOptionSet = serveAdmin(adminSiteOptionSet, (ctx, { body }) => setPageOption(ctx, body))
