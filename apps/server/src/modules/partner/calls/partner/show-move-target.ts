import { partnerMoveTarget } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showMoveTarget } from '../../tree/move-down.service.ts'

export const servePartnerMoveTarget = servePartner(partnerMoveTarget, 'tree.move', (ctx, own, asked) =>
  showMoveTarget(ctx, own, asked),
)
