import { partnerEmployeeReset } from '@maru/contract'
import { servePartnerInSteps } from '../../access.service.ts'
import { resetEmployee } from '../../employees/reset-employee.service.ts'

export const servePartnerEmployeeReset = servePartnerInSteps(
  partnerEmployeeReset,
  'employees.manage',
  (ctx, own, asked) => resetEmployee(ctx, own, asked),
)
