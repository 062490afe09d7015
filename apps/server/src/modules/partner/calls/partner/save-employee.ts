import { partnerEmployeeSave } from '@maru/contract'
import { servePartner } from '../../access.service.ts'
import { changeEmployee } from '../../employees/employees.service.ts'

export const servePartnerEmployeeSave = servePartner(partnerEmployeeSave, 'employees.manage', (ctx, own, asked) =>
  changeEmployee(ctx, own, asked),
)
