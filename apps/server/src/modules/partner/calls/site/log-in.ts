import { partnerSiteLogin } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { logIntoSite } from '../../site-login/site-login.service.ts'

export const servePartnerSiteLogin = serveInSteps(partnerSiteLogin, (ctx, body) => logIntoSite(ctx, body))
