import { partnerEmployeeLock } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { lockEmployeeOut } from '../../employees/employees.service.ts'

export const servePartnerEmployeeLock = servePartner(partnerEmployeeLock, 'employees.manage', (ctx, own, asked) =>
  lockEmployeeOut(ctx, own, asked),
)
