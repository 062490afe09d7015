import { siteOption } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { publicOptions } from '../../option.service.ts'

export const serveSiteOption = serve(siteOption, (ctx) => publicOptions(ctx))
