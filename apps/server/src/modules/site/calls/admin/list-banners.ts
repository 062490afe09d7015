import { adminBanners } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { bannerContent, listContent } from '../../content-desk.service.ts'

export const serveAdminBanners = serveAdmin(adminBanners, async (ctx) => ({
  rows: await listContent(ctx, bannerContent),
}))
