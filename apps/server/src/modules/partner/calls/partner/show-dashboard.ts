import { partnerDashboard } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showDashboard } from '../../lists/dashboard.service.ts'

export const servePartnerDashboard = servePartner(partnerDashboard, 'commission.read', (ctx, own, asked) =>
  showDashboard(ctx, own, asked),
)
