import type { Ctx } from '../../platform/context.ts'
import type { MonthlyTable } from '../../platform/db/months.ts'

export type SiteSum = { site_id: number; currency: string; sum: number }
export type Problem = {
  what: string
  account_id: number | null
  transfer_id: number | null
  expected: string | null
  found: string | null
}

/** By the last proof. */
export const readTrialBalance = (ctx: Ctx): Promise<{ currency: string; sum: number }[]> =>
  ctx.db.query('SELECT currency, sum FROM ledger.trial_balance WHERE site_id = $1 ORDER BY currency', [ctx.siteId])

export const writeTrialBalance = async (ctx: Ctx, sums: readonly SiteSum[]): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO ledger.trial_balance (site_id, currency, sum)
     SELECT * FROM unnest($1::int[], $2::text[], $3::bigint[])
     ON CONFLICT (site_id, currency) DO UPDATE SET sum = excluded.sum, proved_at = now()`,
    [sums.map((s) => s.site_id), sums.map((s) => s.currency), sums.map((s) => s.sum)],
  )
}

/** Inside a transaction. On one core: with PostgreSQL's helpers the sums of a large ledger stop everybody else on a small machine. */
export const findTrialBalance = async (ctx: Ctx): Promise<SiteSum[]> => {
  await ctx.db.query(`SELECT set_config('max_parallel_workers_per_gather', '0', true)`)
  return ctx.db.query('SELECT site_id, currency, sum FROM ledger.trial_balance_view ORDER BY site_id, currency')
}

export const findProblems = (ctx: Ctx): Promise<Problem[]> => ctx.db.query('SELECT * FROM ledger.verify()')

/** At most so many transfers, the oldest. Must be the first to write in its transaction. */
export const sealOnce = async (ctx: Ctx, most: number): Promise<number> => {
  const [row] = await ctx.db.query<{ sealed: number }>('SELECT ledger.seal($1) AS sealed', [most])
  return row?.sealed ?? 0
}

export const lastSeal = async (ctx: Ctx): Promise<{ seal_no: number; root: string } | undefined> => {
  const [row] = await ctx.db.query<{ seal_no: number; root: string }>(
    `SELECT seal_no, encode(root, 'hex') AS root FROM ledger.seal ORDER BY seal_no DESC LIMIT 1`,
  )
  return row
}

/** Since when the oldest transfer waits for its seal, by the database's time. */
export const unsealedSince = async (ctx: Ctx): Promise<{ since: Date | null; ageMs: number }> => {
  const [row] = await ctx.db.query<{ since: Date; ageMs: number }>(
    `SELECT t.created_at AS since, (extract(epoch FROM now() - t.created_at) * 1000)::float8 AS "ageMs"
     FROM ledger.transfer t WHERE t.transfer_id > (SELECT sealed_id FROM ledger.seal_state) ORDER BY t.transfer_id LIMIT 1`,
  )
  return row ?? { since: null, ageMs: 0 }
}

/** The database's own time decides a transfer's month. */
export const databaseDay = async (ctx: Ctx): Promise<string> => {
  const [row] = await ctx.db.query<{ day: string }>(`SELECT (now() AT TIME ZONE 'Asia/Seoul')::date AS day`)
  return row?.day ?? ''
}

export const TRANSFER_MONTHS: MonthlyTable = {
  name: 'ledger.transfer',
  prepare: 'ledger.prepare_month($1)',
  attach: 'ledger.attach_month($1)',
  ahead: 'ledger.months_ahead($1)',
}
