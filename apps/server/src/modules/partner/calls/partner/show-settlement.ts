import { partnerSettlement } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showSettlement } from '../../lists/settlement.service.ts'

export const servePartnerSettlement = servePartner(partnerSettlement, 'commission.read', (ctx, own, asked) =>
  showSettlement(ctx, own, asked),
)
