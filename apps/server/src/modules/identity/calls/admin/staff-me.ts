import { staffMe } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { describeStaff } from '../../staff-login.service.ts'

export const serveStaffMe = serveAdmin(staffMe, (ctx) => describeStaff(ctx, ctx.who.staffId))
