import { partnerGive } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { giveOrTake } from '../../give/give.service.ts'

export const servePartnerGive = servePartner(partnerGive, 'give.move', (ctx, own, asked) => giveOrTake(ctx, own, asked))
