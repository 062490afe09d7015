import { partnerWhy } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showWhy } from '../../lists/why.service.ts'

export const servePartnerWhy = servePartner(partnerWhy, 'commission.read', (ctx, own, asked) =>
  showWhy(ctx, own, asked),
)
