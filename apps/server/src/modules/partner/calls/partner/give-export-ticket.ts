import { partnerExportTicket } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { giveTicket } from '../../exports/ticket.service.ts'

/** Which right it takes depends on the list. */
export const servePartnerExportTicket = servePartner(partnerExportTicket, 'any', (ctx, _own, wanted) =>
  giveTicket(ctx, wanted),
)
