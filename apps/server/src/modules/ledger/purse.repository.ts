import type { Ctx } from '../../platform/context.ts'
import { asText, int8s, numbersIn } from '../../platform/db/index.ts'
import { purseAccountId } from './account-ref.ts'

/** What a member holds. `version` rises with every transfer of either purse, so of two such records the higher is the later. */
export type Holding = { cash: number; points: number; version: number }
/** `currency`: of the cash. */
export type MemberHolding = Holding & { siteId: number; memberId: number; currency: string }

const LOCK = { name: 'ledger.lock_purses', text: 'SELECT * FROM ledger.lock_purses($1)', types: asText }

/**
 * Locks cash and points of these members until the end of the transaction, and answers what they hold. Any order will do; one that was locked
 * already is none too many.
 */
export const lockPurses = async (ctx: Ctx, memberIds: readonly number[]): Promise<Map<number, Holding>> => {
  const members = [...new Set(memberIds)].sort((a, b) => a - b)
  const accounts = members.flatMap((id) => [purseAccountId(id, 'cash'), purseAccountId(id, 'points')])
  const { rows } = await ctx.db.client.query<Record<string, string>>({
    ...LOCK,
    values: [int8s(accounts, (account) => account)],
  })
  const balances = numbersIn(rows[0]?.balances)
  const entries = numbersIn(rows[0]?.entries)
  return new Map(
    members.map((id, i) => [
      id,
      {
        cash: balances[2 * i] ?? 0,
        points: balances[2 * i + 1] ?? 0,
        version: (entries[2 * i] ?? 0) + (entries[2 * i + 1] ?? 0),
      },
    ]),
  )
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
