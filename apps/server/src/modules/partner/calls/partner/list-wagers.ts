import { partnerWagers } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listWagers } from '../../lists/wagers.service.ts'

export const servePartnerWagers = servePartner(partnerWagers, 'commission.read', (ctx, own, asked) =>
  listWagers(ctx, own, asked),
)
