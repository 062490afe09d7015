import type { Ctx } from '../../platform/context.ts'

export type CashProblem = {
  what: 'requests' | 'days'
  site_id: number
  request_id: number | null
  day: string | null
  expected: string
  found: string
}

/** Reads all requests of the installation, and what moved in the ledger for them; what it returns does not agree. */
export const findCashProblems = (ctx: Ctx): Promise<CashProblem[]> =>
  ctx.db.query('SELECT what, site_id, request_id, day::text, expected, found FROM cashier.verify()')
