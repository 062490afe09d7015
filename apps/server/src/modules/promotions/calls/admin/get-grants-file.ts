import { adminBonusGrantsFile } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { grantsFile } from '../../desk/grants-desk.service.ts'

export const serveAdminBonusGrantsFile = serveAdmin(adminBonusGrantsFile, (ctx, { query }) => grantsFile(ctx, query))
