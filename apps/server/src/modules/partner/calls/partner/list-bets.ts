import { partnerBets } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { listBets } from '../../lists/bets.service.ts'

export const servePartnerBets = servePartner(partnerBets, 'bets.read', (ctx, own, asked) => listBets(ctx, own, asked))
