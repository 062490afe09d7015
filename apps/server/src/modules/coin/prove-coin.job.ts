import type { Ctx } from '../../platform/context.ts'
import { defineProof } from '../../platform/jobs/define-proof.ts'

export type CoinProblem = {
  what: string
  site_id: number | null
  subject: number | null
  expected: string
  found: string
}

/** Reads all of coin, and what moved in the ledger for it; what it returns does not agree. */
export const findCoinProblems = (ctx: Ctx): Promise<CoinProblem[]> =>
  ctx.db.query<CoinProblem>('SELECT * FROM coin.verify() UNION ALL SELECT * FROM coin.verify_payments()')

/** After those of the cashier. */
export const proveCoinJob = defineProof({
  name: 'coin.prove-coin',
  cron: '56 5 * * *',
  metric: 'coin_alarms_total',
  help: 'Times that deposits and withdrawals by coin were found not to agree with their requests or the ledger. Must stay 0.',
  find: findCoinProblems,
  message: 'deposits and withdrawals by coin do not agree with the ledger',
})
