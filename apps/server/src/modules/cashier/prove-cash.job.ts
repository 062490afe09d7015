import { defineProof } from '../../platform/jobs/define-proof.ts'
import { findCashProblems } from './proof.repository.ts'

/** After the figures of wagers. */
export const proveCashJob = defineProof({
  name: 'cashier.prove-cash',
  cron: '55 5 * * *',
  metric: 'cashier_alarms_total',
  help: 'Times that deposits and withdrawals were found not to agree with the ledger. Must stay 0.',
  find: findCashProblems,
  message: 'deposits and withdrawals do not agree with the ledger',
})
