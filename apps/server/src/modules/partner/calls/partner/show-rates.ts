import { partnerRatesOf } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showRates } from '../../rates/own-rates.service.ts'

export const servePartnerRatesOf = servePartner(partnerRatesOf, 'rates.read', (ctx, own, asked) =>
  showRates(ctx, own, asked),
)
