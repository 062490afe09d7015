import type { CashCurrency, CoinRate } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** `at`: since when the source says so; `confirmedAt`: when it said so last. */
export type RateRow = { rateId: number; rate: CoinRate; source: string; at: Date; confirmedAt: Date }

export const findNewestRate = async (ctx: Ctx, currency: CashCurrency): Promise<RateRow | undefined> => {
  const [row] = await ctx.db.query<RateRow>(
    `SELECT rate_id AS "rateId", rate, source, at, confirmed_at AS "confirmedAt" FROM coin.rate WHERE currency = $1
     ORDER BY rate_id DESC LIMIT 1`,
    [currency],
  )
  return row
}

export const confirmRate = (ctx: Ctx, rateId: number) =>
  ctx.db.query('UPDATE coin.rate SET confirmed_at = $2 WHERE rate_id = $1', [rateId, ctx.now])

export const insertRate = (ctx: Ctx, currency: CashCurrency, rate: CoinRate, source: string) =>
  ctx.db.query('INSERT INTO coin.rate (currency, rate, source, at, confirmed_at) VALUES ($1, $2, $3, $4, $4)', [
    currency,
    rate,
    source,
    ctx.now,
  ])

/** What nothing was reckoned by; the newest of each currency stays. */
export const deleteSpareRates = (ctx: Ctx, before: Date) =>
  ctx.db.query(
    `DELETE FROM coin.rate r WHERE r.confirmed_at < $1
       AND NOT EXISTS (SELECT FROM coin.deposit d WHERE d.rate_id = r.rate_id) AND NOT EXISTS (SELECT FROM coin.quote q WHERE q.rate_id = r.rate_id)
       AND EXISTS (SELECT FROM coin.rate n WHERE n.currency = r.currency AND n.rate_id > r.rate_id)`,
    [before],
  )
