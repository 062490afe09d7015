import { serveSportFlags } from '../../calls/admin/list-flags.ts'
import { serveSportProfit } from '../../calls/admin/show-profit.ts'

/** What sports brought, and what is worth a look, for the module's table. */
export const reportCalls = [serveSportProfit, serveSportFlags]
