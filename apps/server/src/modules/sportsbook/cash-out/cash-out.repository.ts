import type { Ctx } from '../../../platform/context.ts'

/** What a member asked. `stake` null: all that is left. `leastValue`: what the member saw. */
export type CashOut = {
  siteId: number
  memberId: number
  cashOutId: string
  ticketId: string
  stake: number | null
  leastValue: number
  state: 'waiting' | 'done' | 'refused'
  code: string | null
  doneAt: Date | null
}

const COLUMNS = `site_id AS "siteId", member_id AS "memberId", cash_out_id AS "cashOutId", ticket_id AS "ticketId", stake, least_value AS "leastValue", state, code,
  done_at AS "doneAt"`

/** Of the site of `ctx`; after the member's purses are locked. */
export const findCashOut = async (ctx: Ctx, memberId: number, cashOutId: string): Promise<CashOut | undefined> => {
  const [row] = await ctx.db.query<CashOut>(
    `SELECT ${COLUMNS} FROM sportsbook.cash_out WHERE site_id = $1 AND member_id = $2 AND cash_out_id = $3 FOR UPDATE`,
    [ctx.siteId, memberId, cashOutId],
  )
  return row
}

/** Whether another one of the ticket waits. */
export const hasWaiting = async (ctx: Ctx, memberId: number, ticketId: string): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT 1 FROM sportsbook.cash_out WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3 AND state = 'waiting'`,
    [ctx.siteId, memberId, ticketId],
  )
  return rows.length > 0
}

export const insertCashOut = async (
  ctx: Ctx,
  { memberId, cashOutId, ticketId, stake, leastValue }: Omit<CashOut, 'siteId' | 'state' | 'code' | 'doneAt'>,
  dueAt: Date,
  rulesVersion: string,
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsbook.cash_out (site_id, member_id, cash_out_id, ticket_id, stake, least_value, state, created_at, due_at, rules_version)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9)`,
    [ctx.siteId, memberId, cashOutId, ticketId, stake, leastValue, ctx.now, dueAt, rulesVersion],
  )
}

/** What became of it. */
export type CashOutEnd = { paid: number; paidStake: number } | { code: string }

export const endCashOut = async (
  ctx: Ctx,
  { memberId, cashOutId }: Pick<CashOut, 'memberId' | 'cashOutId'>,
  end: CashOutEnd,
): Promise<void> => {
  const { paid, paidStake, code } = { paid: null, paidStake: null, code: null, ...end }
  await ctx.db.query(
    `UPDATE sportsbook.cash_out SET state = CASE WHEN $4::text IS NULL THEN 'done' ELSE 'refused' END, code = $4, done_at = $5, paid = $6, paid_stake = $7
     WHERE site_id = $1 AND member_id = $2 AND cash_out_id = $3`,
    [ctx.siteId, memberId, cashOutId, code, ctx.now, paid, paidStake],
  )
}

/** Whose delay has ended, of any site. */
export const findDueCashOuts = (ctx: Ctx, limit: number): Promise<CashOut[]> =>
  ctx.db.named<CashOut>(
    'sportsbook.due_cash_outs',
    `SELECT ${COLUMNS} FROM sportsbook.cash_out WHERE state = 'waiting' AND due_at <= $1 ORDER BY due_at LIMIT $2`,
    [ctx.now, limit],
  )
