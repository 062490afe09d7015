import { partnerEmployees } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { showEmployees } from '../../employees/employees.service.ts'

export const servePartnerEmployees = servePartner(partnerEmployees, 'employees.manage', (ctx, own) =>
  showEmployees(ctx, own),
)
