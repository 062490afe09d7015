import { partnerSiteWho } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showWho } from '../../site-login/own-login.service.ts'

export const servePartnerSiteWho = serve(partnerSiteWho, (ctx) => showWho(ctx))
