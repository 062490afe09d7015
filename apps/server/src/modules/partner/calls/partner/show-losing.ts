import { partnerLosingLines } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showLosing } from '../../losing/own-losing.service.ts'

export const servePartnerLosingLines = servePartner(partnerLosingLines, 'commission.read', (ctx, own, asked) =>
  showLosing(ctx, own, asked),
)
