import { partnerSitePassword } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { changeOwnPassword } from '../../site-login/own-login.service.ts'

export const servePartnerSitePassword = serveInSteps(partnerSitePassword, (ctx, body) => changeOwnPassword(ctx, body))
