import { staffAccountAdd } from '@maru/contract'
import { serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { addStaffAccount } from '../../staff-account.service.ts'

export const serveStaffAccountAdd = serveAdminInSteps(staffAccountAdd, (ctx, { body }) => addStaffAccount(ctx, body))
