import { adminBoardSettings } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listSettings } from '../../desk/settings.service.ts'

export const serveAdminBoardSettings = serveAdmin(adminBoardSettings, (ctx) => listSettings(ctx))
