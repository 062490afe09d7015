import { type MonthlyTable, openMonths } from '../../../platform/db/months.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { seoulDay } from '../../../platform/seoul-time.ts'

const MONTHS_OPEN = 4

export const PRICE_MONTHS: MonthlyTable = {
  name: 'sportsdata.price_history',
  prepare: 'sportsdata.prepare_month($1)',
  attach: 'sportsdata.attach_month($1)',
  ahead: 'sportsdata.months_ahead($1)',
}

/** Opens the months to come, and drops those whose prices are older than 90 days. */
export const openMonthsJob = defineJob({
  name: 'sportsdata.open-months',
  isLong: true,
  cron: '25 4 * * *',
  inSteps: true,
  run: async (ctx) => {
    const today = seoulDay(ctx.now)
    const opened = await openMonths(ctx, [PRICE_MONTHS], today, MONTHS_OPEN)
    const dropped = await ctx.inOwnTransaction(({ db }) =>
      db.query<{ months: number }>('SELECT sportsdata.drop_old_months($1) AS months', [today]),
    )
    ctx.log.info({ opened, dropped: dropped[0]?.months }, 'months of price history')
  },
})
