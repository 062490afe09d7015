import { partnerCash } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listCash } from '../../lists/cash.service.ts'

export const servePartnerCash = servePartner(partnerCash, 'cash.read', (ctx, own, asked) => listCash(ctx, own, asked))
