import type { Ctx } from '../../../platform/context.ts'
import { defineProof } from '../../../platform/jobs/define-proof.ts'

const findPurseProblems = (ctx: Ctx): Promise<object[]> => ctx.db.query('SELECT * FROM partner.verify_purses()')

/** After those of transfers to vendors. */
export const provePursesJob = defineProof({
  name: 'partner.prove-purses',
  cron: '2 6 * * *',
  metric: 'partner_alarms_total',
  help: 'Times that purses of partners were found not to agree with what they earned or with the ledger. Must stay 0.',
  find: findPurseProblems,
  message: 'purses of partners do not agree with the ledger',
})
