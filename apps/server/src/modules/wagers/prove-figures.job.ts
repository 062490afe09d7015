import { defineProof } from '../../platform/jobs/define-proof.ts'
import { findFigureProblems } from './figures.repository.ts'

/** After the ledger has proved itself. */
export const proveFiguresJob = defineProof({
  name: 'wagers.prove-figures',
  cron: '50 5 * * *',
  metric: 'wagers_alarms_total',
  help: 'Times that the figures of wagers were found not to agree with the ledger. Must stay 0.',
  find: findFigureProblems,
  message: 'figures of wagers do not agree with the ledger',
})
