import { partnerSiteEnrol } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { enrolAtSite } from '../../site-login/site-login.service.ts'

export const servePartnerSiteEnrol = serveInSteps(partnerSiteEnrol, (ctx, body) => enrolAtSite(ctx, body))
