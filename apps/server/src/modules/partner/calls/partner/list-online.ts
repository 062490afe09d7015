import { partnerOnline } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listOnline } from '../../lists/online.service.ts'

export const servePartnerOnline = servePartner(partnerOnline, 'members.read', (ctx, own, asked) =>
  listOnline(ctx, own, asked),
)
