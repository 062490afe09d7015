import { partnerCommission } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showCommission } from '../../purse/convert.service.ts'

export const servePartnerCommission = servePartner(partnerCommission, 'commission.read', (ctx, own, asked) =>
  showCommission(ctx, own, asked),
)
