import type { Ctx } from '../../../platform/context.ts'
import { defineProof } from '../../../platform/jobs/define-proof.ts'

export const findTransferProblems = (ctx: Ctx): Promise<object[]> =>
  ctx.db.query('SELECT * FROM games.verify_transfers()')

/** After those of the cashier. */
export const proveTransfersJob = defineProof({
  name: 'games.prove-transfers',
  cron: '58 5 * * *',
  metric: 'games_transfer_alarms_total',
  help: 'Times that transfers to vendors were found not to agree with the ledger. Must stay 0.',
  find: findTransferProblems,
  message: 'transfers to vendors do not agree with the ledger',
})
