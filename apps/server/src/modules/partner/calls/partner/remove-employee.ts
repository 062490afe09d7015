import { partnerEmployeeRemove } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { dismissEmployee } from '../../employees/employees.service.ts'

export const servePartnerEmployeeRemove = servePartner(partnerEmployeeRemove, 'employees.manage', (ctx, own, asked) =>
  dismissEmployee(ctx, own, asked),
)
