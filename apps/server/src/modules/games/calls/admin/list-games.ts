import { adminGames } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listForStaff } from '../../catalogue.service.ts'

export const serveAdminGames = serveAdmin(adminGames, async (ctx) => ({ rows: await listForStaff(ctx) }))
