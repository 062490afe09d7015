import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/transaction.ts'

export type BalanceRow = { member_id: number; purse: string; currency: string; balance: number; entries: number }
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
    'SELECT member_id, purse, currency, balance, entries FROM ledger.balance_view WHERE site_id = $1 AND member_id = ANY($2::bigint[])',
    [siteId, memberIds],
  )

/**
 * Each purse and side by itself is read newest first off its index, then merged, so that a page costs its own length wherever it
 * is. `$4`: the transfer that it begins behind; `$5`: 1 where the side that paid in that transfer is still to be shown.
 */
const ENTRIES = `
  SELECT e.transfer_id, e.happened_at, k.name AS kind, c.code AS currency, p.name AS purse, e.amount, e.balance_before, e.reference
  FROM ledger.account a
  JOIN ledger.purse p ON p.purse_no = a.account_id & 15
  CROSS JOIN LATERAL (
    (SELECT transfer_id, happened_at, kind_no, currency_no, -amount AS amount, from_before AS balance_before, reference
     FROM ledger.transfer WHERE from_account = a.account_id AND from_account > 0
       AND transfer_id < $4::bigint + $5 ORDER BY transfer_id DESC LIMIT $3)
    UNION ALL
    (SELECT transfer_id, happened_at, kind_no, currency_no, amount, to_before, reference
     FROM ledger.transfer WHERE to_account = a.account_id AND to_account > 0
       AND transfer_id < $4::bigint ORDER BY transfer_id DESC LIMIT $3)
  ) e
  JOIN ledger.kind k USING (kind_no)
  JOIN ledger.currency c ON c.currency_no = e.currency_no
  WHERE a.site_id = $1 AND a.member_id = $2
  ORDER BY e.transfer_id DESC, e.amount DESC
  LIMIT $3`

/** `before`: the last transfer of the page before, and 1 where it came in there: the side that paid comes after it. */
export const findEntries = (
  ctx: Ctx,
  memberId: number,
  size: number,
  [transferId = Number.MAX_SAFE_INTEGER, further = 0]: readonly number[] = [],
): Promise<EntryRow[]> => ctx.db.query<EntryRow>(ENTRIES, [ctx.siteId, memberId, size, transferId, further > 0 ? 1 : 0])

export const findHouseBalances = (ctx: Ctx): Promise<{ house: string; currency: string; balance: number }[]> =>
  ctx.db.query('SELECT house, currency, balance FROM ledger.house_view WHERE site_id = $1 ORDER BY house, currency', [
    ctx.siteId,
  ])
