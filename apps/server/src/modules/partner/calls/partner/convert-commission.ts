import { partnerConvert } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { convertCommission } from '../../purse/convert.service.ts'

export const servePartnerConvert = servePartner(partnerConvert, 'commission.convert', (ctx, own, asked) =>
  convertCommission(ctx, own, asked),
)
