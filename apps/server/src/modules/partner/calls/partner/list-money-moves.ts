import { partnerMoneyMoves } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showMoneyMoves } from '../../give/list.service.ts'

export const servePartnerMoneyMoves = servePartner(partnerMoneyMoves, 'give.read', (ctx, own, asked) =>
  showMoneyMoves(ctx, own, asked),
)
