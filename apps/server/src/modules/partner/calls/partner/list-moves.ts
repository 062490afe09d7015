import { partnerMoves } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showMoves } from '../../tree/own-tree.service.ts'

export const servePartnerMoves = servePartner(partnerMoves, 'tree.read', (ctx, own, asked) =>
  showMoves(ctx, own, asked),
)
