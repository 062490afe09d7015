import { partnerRatesSave } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { saveRates } from '../../rates/own-rates.service.ts'

export const servePartnerRatesSave = servePartner(partnerRatesSave, 'rates.save', (ctx, own, asked) =>
  saveRates(ctx, own, asked),
)
