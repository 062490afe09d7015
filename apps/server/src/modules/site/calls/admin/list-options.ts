import { adminSiteOptions } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showOptionsPage } from '../../option-page.service.ts'

export const serveAdminSiteOptions = serveAdmin(adminSiteOptions, (ctx) => showOptionsPage(ctx))
