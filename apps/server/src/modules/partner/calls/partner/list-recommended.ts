import { partnerRecommended } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listRecommended } from '../../lists/recommended.service.ts'

export const servePartnerRecommended = servePartner(partnerRecommended, 'members.read', (ctx, own, asked) =>
  listRecommended(ctx, own, asked),
)
