import { partnerSessions } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showSessions } from '../../site-login/site-session.service.ts'

export const servePartnerSessions = servePartner(partnerSessions, 'any', (ctx, own) => showSessions(ctx, own))
