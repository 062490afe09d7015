import { partnerMembers } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showMembers } from '../../tree/own-tree.service.ts'

export const servePartnerMembers = servePartner(partnerMembers, 'members.read', (ctx, own, asked) =>
  showMembers(ctx, own, asked),
)
