import { partnerMe } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showMe } from '../../tree/own-tree.service.ts'

export const servePartnerMe = servePartner(partnerMe, 'any', (ctx, own) => showMe(ctx, own))
