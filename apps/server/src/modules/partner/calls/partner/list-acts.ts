import { partnerActs } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showActs } from '../../employees/act.service.ts'

export const servePartnerActs = servePartner(partnerActs, 'employees.manage', (ctx, own, asked) =>
  showActs(ctx, own, asked),
)
