import { banner } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { shownBanners } from '../../content.service.ts'

export const serveBanner = serve(banner, async (ctx) => ({ list: await shownBanners(ctx) }))
