import { partnerCreate } from '@maru/contract'
import { servePartnerInSteps } from '../../access.service.ts'
import { createPartner } from '../../tree/create-partner.service.ts'

export const servePartnerCreate = servePartnerInSteps(partnerCreate, 'tree.create', (ctx, own, asked) =>
  createPartner(ctx, own, asked),
)
