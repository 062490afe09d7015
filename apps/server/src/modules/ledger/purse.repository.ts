import type { Ctx } from '../../platform/context.ts'
import { asText, int8s, numbersIn } from '../../platform/db/index.ts'
import { purseAccountId } from './account-ref.ts'
import type { Purse } from './transfer-kinds.ts'

/** What a member holds. `version` rises with every transfer of either purse, so of two such records the higher is the later. */
export type Holding = { cash: number; points: number; version: number }
/** `currency`: of the cash. */
export type MemberHolding = Holding & { siteId: number; memberId: number; currency: string }

const LOCK = { name: 'ledger.lock_purses', text: 'SELECT * FROM ledger.lock_purses($1)', types: asText }

/** `bonus`: 0 where the bonus purse was not locked. */
export type LockedHolding = Holding & { bonus: number }

const WITHOUT_BONUS: readonly Purse[] = ['cash', 'points']
const WITH_BONUS: readonly Purse[] = [...WITHOUT_BONUS, 'bonus']

/**
 * Locks cash and points of these members until the end of the transaction, and the bonus purse of those in `withBonus`; answers what they hold. They are locked in
 * id order, whatever order they are given in, and may be locked already.
 */
export const lockPurses = async (
  ctx: Ctx,
  memberIds: readonly number[],
  withBonus: ReadonlySet<number> = new Set(),
): Promise<Map<number, LockedHolding>> => {
  const members = [...new Set(memberIds)].sort((a, b) => a - b)
  const accounts: number[] = []
  for (const id of members)
    for (const purse of withBonus.has(id) ? WITH_BONUS : WITHOUT_BONUS) accounts.push(purseAccountId(id, purse))
  const { rows } = await ctx.db.client.query<Record<string, string>>({
    ...LOCK,
    values: [int8s(accounts, (account) => account)],
  })
  const balances = numbersIn(rows[0]?.balances)
  const entries = numbersIn(rows[0]?.entries)
  const holdings = new Map<number, LockedHolding>()
  let at = 0
  for (const id of members) {
    const version = (entries[at] ?? 0) + (entries[at + 1] ?? 0)
    const hasBonus = withBonus.has(id)
    const bonus = hasBonus ? (balances[at + 2] ?? 0) : 0
    holdings.set(id, { cash: balances[at] ?? 0, points: balances[at + 1] ?? 0, bonus, version })
    at += hasBonus ? WITH_BONUS.length : WITHOUT_BONUS.length
  }
  return holdings
}

const HOLDINGS = {
  name: 'ledger.holdings',
  text: `SELECT a.site_id, a.member_id, c.code AS currency, a.balance AS cash, p.balance AS points, a.entries + p.entries AS version
    FROM ledger.account a
    JOIN ledger.currency c USING (currency_no)
    JOIN ledger.account p ON p.account_id = a.member_id * 16 + $2
    WHERE a.account_id = ANY($1::bigint[])`,
}

/** What members of any site hold, without a lock. Members without purses are missing. */
export const holdingsOf = async (ctx: Ctx, memberIds: readonly number[]): Promise<MemberHolding[]> => {
  const accounts = memberIds.map((id) => purseAccountId(id, 'cash'))
  const { rows } = await ctx.db.client.query<{
    site_id: number
    member_id: number
    currency: string
    cash: number
    points: number
    version: number
  }>({ ...HOLDINGS, values: [int8s(accounts, (account) => account), purseAccountId(0, 'points')] })
  return rows.map(({ site_id, member_id, ...held }) => ({ siteId: site_id, memberId: member_id, ...held }))
}
