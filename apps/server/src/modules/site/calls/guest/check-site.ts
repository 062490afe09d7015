import { siteCheckInfo } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { siteCheck } from '../../maintenance.service.ts'

export const serveSiteCheckInfo = serve(siteCheckInfo, (ctx) => siteCheck(ctx))
