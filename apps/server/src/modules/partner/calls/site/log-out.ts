import { partnerSiteLogout } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { logOutOfSite } from '../../site-login/own-login.service.ts'

export const servePartnerSiteLogout = serve(partnerSiteLogout, (ctx) => logOutOfSite(ctx))
