import { partnerRateHistory } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showRateHistory } from '../../rates/own-rates.service.ts'

export const servePartnerRateHistory = servePartner(partnerRateHistory, 'rates.read', (ctx, own, asked) =>
  showRateHistory(ctx, own, asked),
)
