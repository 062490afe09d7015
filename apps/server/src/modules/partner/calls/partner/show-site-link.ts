import { partnerSiteLink } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showSiteLink } from '../../site-login/own-login.service.ts'

export const servePartnerSiteLink = servePartner(partnerSiteLink, 'any', (ctx) => showSiteLink(ctx))
