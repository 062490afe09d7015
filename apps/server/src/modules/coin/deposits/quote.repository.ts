import type { CoinRate } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type QuoteRow = {
  quoteId: number
  memberId: number
  amount: number
  rate: CoinRate
  rateId: number
  spread: number
  bonus: 'none' | 'first' | 'daily'
  madeAt: Date
  validUntil: Date
}
export type NewQuote = Omit<QuoteRow, 'quoteId' | 'madeAt'> & { requestKey: string }

const COLUMNS = `q.quote_id AS "quoteId", q.member_id AS "memberId", q.amount, q.rate, q.rate_id AS "rateId", q.spread, q.bonus,
  q.made_at AS "madeAt", q.valid_until AS "validUntil"`
const UNUSED = `NOT EXISTS (SELECT FROM coin.deposit d WHERE d.site_id = q.site_id AND d.quote_id = q.quote_id AND d.state <> 'gone')`

/** Quotes of a member are made and used one after the other. */
export const lockQuotes = async (ctx: Ctx, memberId: number): Promise<void> => {
  await ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`coin.quote:${ctx.siteId}:${memberId}`])
}

export const findQuoteByKey = async (ctx: Ctx, memberId: number, requestKey: string): Promise<QuoteRow | undefined> => {
  const [row] = await ctx.db.query<QuoteRow>(
    `SELECT ${COLUMNS} FROM coin.quote q WHERE q.site_id = $1 AND q.member_id = $2 AND q.request_key = $3`,
    [ctx.siteId, memberId, requestKey],
  )
  return row
}

export const insertQuote = async (ctx: Ctx, quote: NewQuote): Promise<QuoteRow> => {
  const { memberId } = quote
  await ctx.db.query(
    'UPDATE coin.quote SET is_replaced = true WHERE site_id = $1 AND member_id = $2 AND NOT is_replaced',
    [ctx.siteId, memberId],
  )
  const [row] = await ctx.db.query<QuoteRow>(
    `INSERT INTO coin.quote AS q (site_id, member_id, amount, rate, rate_id, spread, bonus, request_key, made_at, valid_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${COLUMNS}`,
    [
      ctx.siteId,
      memberId,
      quote.amount,
      quote.rate,
      quote.rateId,
      quote.spread,
      quote.bonus,
      quote.requestKey,
      ctx.now,
      quote.validUntil,
    ],
  )
  if (!row) throw new Error('a quote was not stored')
  return row
}

/** The member's newest one, while no transfer has used it; one that is gone has not. Whether it still holds is for the caller to see. */
export const findUnusedQuote = async (ctx: Ctx, memberId: number): Promise<QuoteRow | undefined> => {
  const [row] = await ctx.db.query<QuoteRow>(
    `SELECT ${COLUMNS} FROM coin.quote q WHERE q.site_id = $1 AND q.member_id = $2 AND NOT q.is_replaced AND ${UNUSED}`,
    [ctx.siteId, memberId],
  )
  return row
}

/** For another transfer: one that is gone keeps its rate where it comes back, and has the quote no more. */
export const leaveQuote = async (ctx: Ctx, quoteId: number): Promise<void> => {
  await ctx.db.query(
    `UPDATE coin.deposit SET quote_id = NULL WHERE site_id = $1 AND quote_id = $2 AND state = 'gone'`,
    [ctx.siteId, quoteId],
  )
}

export const findQuote = async (ctx: Ctx, quoteId: number): Promise<QuoteRow | undefined> => {
  const [row] = await ctx.db.query<QuoteRow>(
    `SELECT ${COLUMNS} FROM coin.quote q WHERE q.site_id = $1 AND q.quote_id = $2`,
    [ctx.siteId, quoteId],
  )
  return row
}
