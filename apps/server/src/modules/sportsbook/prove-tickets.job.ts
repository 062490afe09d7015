import type { Ctx } from '../../platform/context.ts'
import { defineProof } from '../../platform/jobs/define-proof.ts'

export type TicketProblem = { what: string; site_id: number; member_id: number | null; expected: string; found: string }

/** Reads all tickets of the installation; what it returns does not agree. */
export const findTicketProblems = (ctx: Ctx): Promise<TicketProblem[]> =>
  ctx.db.query<TicketProblem>('SELECT * FROM sportsbook.verify() UNION ALL SELECT * FROM sportsbook.verify_profit()')

/** After those of the wagers. */
export const proveTicketsJob = defineProof({
  name: 'sportsbook.prove-tickets',
  cron: '57 5 * * *',
  metric: 'sportsbook_alarms_total',
  help: 'Times that tickets were found not to agree with their wagers, what is held or the exposure. Must stay 0.',
  find: findTicketProblems,
  message: 'tickets do not agree with the ledger',
})
