import { bannerChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { bannerContent, changeContent } from '../../content-desk.service.ts'

export const serveBannerChange = serveAdmin(bannerChange, async (ctx, { params, body }) => {
  await changeContent(ctx, bannerContent, params.id, body)
  return {}
})
