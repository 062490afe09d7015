import { partnerMoveDown } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { moveDown } from '../../tree/move-down.service.ts'

export const servePartnerMoveDown = servePartner(partnerMoveDown, 'tree.move', (ctx, own, asked) =>
  moveDown(ctx, own, asked),
)
