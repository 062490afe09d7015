import { partnerEmployeeCreate } from '@maru/contract'
import { servePartnerInSteps } from '../../access.service.ts'
import { createEmployee } from '../../employees/employees.service.ts'

export const servePartnerEmployeeCreate = servePartnerInSteps(
  partnerEmployeeCreate,
  'employees.manage',
  (ctx, own, asked) => createEmployee(ctx, own, asked),
)
