import { staffAccountAdd } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { addStaffAccount } from '../../staff-account.service.ts'

export const serveStaffAccountAdd = serveAdmin(staffAccountAdd, (ctx, { body }) => addStaffAccount(ctx, body))
