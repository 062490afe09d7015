import { bannerCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { bannerContent, createContent } from '../../content-desk.service.ts'

export const serveBannerCreate = serveAdmin(bannerCreate, async (ctx, { body }) => ({
  id: await createContent(ctx, bannerContent, body),
}))
