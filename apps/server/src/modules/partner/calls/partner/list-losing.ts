import { partnerLosing } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listLosing } from '../../losing/own-losing.service.ts'

export const servePartnerLosing = servePartner(partnerLosing, 'commission.read', (ctx, own, asked) =>
  listLosing(ctx, own, asked),
)
