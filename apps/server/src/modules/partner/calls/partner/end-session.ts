import { partnerSessionEnd } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { endOtherSession } from '../../site-login/site-session.service.ts'

export const servePartnerSessionEnd = servePartner(partnerSessionEnd, 'any', (ctx, own, asked) =>
  endOtherSession(ctx, own, asked),
)
