import { staffAccountResetTotp } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resetStaffTotp } from '../../staff-account.service.ts'

export const serveStaffAccountResetTotp = serveAdmin(staffAccountResetTotp, (ctx, { params }) =>
  resetStaffTotp(ctx, params.staffId),
)
