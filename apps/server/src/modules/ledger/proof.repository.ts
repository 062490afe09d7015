import type { Ctx } from '../../platform/context.ts'

export type SiteSum = { site_id: number; currency: string; sum: number }
export type Problem = {
  what: string
  account_id: number | null
  transfer_id: number | null
  expected: string | null
  found: string | null
}

/** On one core: with PostgreSQL's helpers the sums of a large ledger stop everybody else on a small machine. */
export const findTrialBalance = async (ctx: Ctx): Promise<SiteSum[]> => {
  await ctx.db.query(`SELECT set_config('max_parallel_workers_per_gather', '0', true)`)
  return ctx.db.query('SELECT site_id, currency, sum FROM ledger.trial_balance_view ORDER BY site_id, currency')
}

export const findProblems = (ctx: Ctx): Promise<Problem[]> => ctx.db.query('SELECT * FROM ledger.verify()')

/** Must be the first to write in its transaction. */
export const sealOnce = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ sealed: number }>('SELECT ledger.seal() AS sealed')
  return row?.sealed ?? 0
}

export const lastSeal = async (ctx: Ctx): Promise<{ seal_no: number; root: string } | undefined> => {
  const [row] = await ctx.db.query<{ seal_no: number; root: string }>(
    `SELECT seal_no, encode(root, 'hex') AS root FROM ledger.seal ORDER BY seal_no DESC LIMIT 1`,
  )
  return row
}

/** Counted from the month of the database's own time, which is what decides a transfer's month. */
export const openMonths = async (ctx: Ctx, months: number): Promise<number> => {
  const [row] = await ctx.db.query<{ opened: number }>(
    `SELECT ledger.open_months((now() AT TIME ZONE 'Asia/Seoul')::date, $1) AS opened`,
    [months],
  )
  return row?.opened ?? 0
}
