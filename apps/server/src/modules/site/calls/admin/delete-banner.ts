import { bannerDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { bannerContent, removeContent } from '../../content-desk.service.ts'

export const serveBannerDelete = serveAdmin(bannerDelete, async (ctx, { params }) => {
  await removeContent(ctx, bannerContent, params.id)
  return {}
})
