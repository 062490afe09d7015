import type { Ctx } from '../../platform/context.ts'
import type { Purse } from './transfer-kinds.ts'

/** One side of a transfer on one of a member's purses. `amount` is signed. */
export type PurseEntry = {
  transferId: number
  happenedAt: Date
  kind: string
  currency: string
  purse: Purse
  amount: number
  balanceAfter: number
}

/** The newest transfer before which nothing can be posted any more: every transaction as old has ended. */
export const sealedUpTo = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ sealed_id: number }>('SELECT sealed_id FROM ledger.seal_state')
  return row?.sealed_id ?? 0
}

/** The member's first transfer that was posted at the instant or later; undefined where there is none. By the database's clock. */
export const firstEntrySince = async (ctx: Ctx, memberId: number, at: Date): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number | null }>(
    `SELECT min(e.transfer_id) AS id FROM ledger.account a CROSS JOIN LATERAL (
       (SELECT transfer_id FROM ledger.transfer WHERE from_account = a.account_id AND from_account > 0 AND created_at >= $3 ORDER BY transfer_id LIMIT 1)
       UNION ALL
       (SELECT transfer_id FROM ledger.transfer WHERE to_account = a.account_id AND to_account > 0 AND created_at >= $3 ORDER BY transfer_id LIMIT 1)) e
     WHERE a.site_id = $1 AND a.member_id = $2`,
    [ctx.siteId, memberId, at],
  )
  return row?.id ?? undefined
}

/** What each purse held before a transfer; a purse that had no entry yet is missing. */
export const balancesBefore = async (ctx: Ctx, memberId: number, transferId: number): Promise<Map<Purse, number>> => {
  const rows = await ctx.db.query<{ purse: Purse; balance: number }>(
    `SELECT p.name AS purse, e.balance FROM ledger.account a
     JOIN ledger.purse p ON p.purse_no = a.account_id & 15
     CROSS JOIN LATERAL (
       SELECT balance FROM (
         (SELECT transfer_id, from_before - amount AS balance FROM ledger.transfer
          WHERE from_account = a.account_id AND from_account > 0 AND transfer_id < $3 ORDER BY transfer_id DESC LIMIT 1)
         UNION ALL
         (SELECT transfer_id, to_before + amount FROM ledger.transfer
          WHERE to_account = a.account_id AND to_account > 0 AND transfer_id < $3 ORDER BY transfer_id DESC LIMIT 1)) last
       ORDER BY transfer_id DESC LIMIT 1) e
     WHERE a.site_id = $1 AND a.member_id = $2`,
    [ctx.siteId, memberId, transferId],
  )
  return new Map(rows.map(({ purse, balance }) => [purse, balance]))
}

/**
 * At most so many entries after a transfer and up to another, oldest first: each purse and side is read off its index, so a page costs its own length.
 * A transfer between two purses of the member gives two entries, what goes before what comes; a page never ends between them.
 */
export const entriesAfter = async (
  ctx: Ctx,
  memberId: number,
  after: number,
  upTo: number,
  limit: number,
): Promise<PurseEntry[]> => {
  const rows = await ctx.db.query<PurseEntry>(
    `SELECT e.transfer_id AS "transferId", e.happened_at AS "happenedAt", k.name AS kind, c.code AS currency, p.name AS purse, e.amount,
       e.balance_before + e.amount AS "balanceAfter"
     FROM ledger.account a
     JOIN ledger.purse p ON p.purse_no = a.account_id & 15
     CROSS JOIN LATERAL (
       (SELECT transfer_id, happened_at, kind_no, currency_no, -amount AS amount, from_before AS balance_before FROM ledger.transfer
        WHERE from_account = a.account_id AND from_account > 0 AND transfer_id > $3 AND transfer_id <= $4 ORDER BY transfer_id LIMIT $5)
       UNION ALL
       (SELECT transfer_id, happened_at, kind_no, currency_no, amount, to_before FROM ledger.transfer
        WHERE to_account = a.account_id AND to_account > 0 AND transfer_id > $3 AND transfer_id <= $4 ORDER BY transfer_id LIMIT $5)
     ) e
     JOIN ledger.kind k USING (kind_no)
     JOIN ledger.currency c ON c.currency_no = e.currency_no
     WHERE a.site_id = $1 AND a.member_id = $2
     ORDER BY e.transfer_id, e.amount LIMIT $5`,
    [ctx.siteId, memberId, after, upTo, limit],
  )
  const last = rows.at(-1)
  if (rows.length < limit || !last) return rows
  return rows.filter(({ transferId }) => transferId !== last.transferId)
}

/** Over the whole life of the account; kept on the purses. */
export const countEntries = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ entries: number }>(
    'SELECT coalesce(sum(entries), 0)::bigint AS entries FROM ledger.account WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.entries ?? 0
}
