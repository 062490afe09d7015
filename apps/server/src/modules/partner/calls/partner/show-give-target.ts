import { partnerGiveTarget } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showGiveTarget } from '../../give/give.service.ts'

export const servePartnerGiveTarget = servePartner(partnerGiveTarget, 'give.read', (ctx, own, asked) =>
  showGiveTarget(ctx, own, asked),
)
