import { adminBanks } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { banksOfSite } from '../../site-desk.service.ts'

export const serveAdminBanks = serveAdmin(adminBanks, async (ctx) => ({ rows: await banksOfSite(ctx) }))
