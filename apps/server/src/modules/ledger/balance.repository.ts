import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/transaction.ts'

export type BalanceRow = { member_id: number; purse: string; currency: string; balance: number }
type EntryRow = {
  transfer_id: number
  happened_at: Date
  kind: string
  currency: string
  purse: string
  amount: number
  balance_before: number
  reference: string
}

export const findBalances = (
  db: Pick<Db, 'named'>,
  siteId: number,
  memberIds: readonly number[],
): Promise<BalanceRow[]> =>
  db.named(
    'ledger.balances',
    'SELECT member_id, purse, currency, balance FROM ledger.balance_view WHERE site_id = $1 AND member_id = ANY($2::bigint[])',
    [siteId, memberIds],
  )

/**
 * Each purse and side by itself is read newest first off its index, then merged, so that a page costs its own length and those
 * before it and not the member's whole history. The count is kept on the accounts.
 */
const ENTRIES = `
  SELECT e.transfer_id, e.happened_at, k.name AS kind, c.code AS currency, p.name AS purse, e.amount, e.balance_before, e.reference
  FROM ledger.account a
  JOIN ledger.purse p ON p.purse_no = a.account_id & 15
  CROSS JOIN LATERAL (
    (SELECT transfer_id, happened_at, kind_no, currency_no, -amount AS amount, from_before AS balance_before, reference
     FROM ledger.transfer WHERE from_account = a.account_id AND from_account > 0 ORDER BY transfer_id DESC LIMIT $3::bigint + $4)
    UNION ALL
    (SELECT transfer_id, happened_at, kind_no, currency_no, amount, to_before, reference
     FROM ledger.transfer WHERE to_account = a.account_id AND to_account > 0 ORDER BY transfer_id DESC LIMIT $3::bigint + $4)
  ) e
  JOIN ledger.kind k USING (kind_no)
  JOIN ledger.currency c ON c.currency_no = e.currency_no
  WHERE a.site_id = $1 AND a.member_id = $2
  ORDER BY e.transfer_id DESC, e.amount DESC
  LIMIT $3 OFFSET $4`

export const findEntries = async (
  ctx: Ctx,
  memberId: number,
  page: number,
  size: number,
): Promise<{ rows: EntryRow[]; total: number }> => {
  const rows = await ctx.db.query<EntryRow>(ENTRIES, [ctx.siteId, memberId, size, (page - 1) * size])
  const [counted] = await ctx.db.query<{ total: number }>(
    'SELECT coalesce(sum(entries), 0)::bigint AS total FROM ledger.account WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return { rows, total: counted?.total ?? 0 }
}

export const findHouseBalances = (ctx: Ctx): Promise<{ house: string; currency: string; balance: number }[]> =>
  ctx.db.query('SELECT house, currency, balance FROM ledger.house_view WHERE site_id = $1 ORDER BY house, currency', [
    ctx.siteId,
  ])
