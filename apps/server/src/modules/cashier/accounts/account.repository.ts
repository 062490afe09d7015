import type { DepositAccountTerms } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'

export type AccountRow = DepositAccountTerms & { accountId: number; version: number; turn: number; today: number }

const COLUMNS = `a.account_id AS "accountId", a.bank_code AS "bankCode", a.account, a.holder, a.note, a.level_from AS "levelFrom",
  a.level_to AS "levelTo", a.most_per_day AS "mostPerDay", a.is_on AS "isOn", a.version, a.turn`
/** $2: midnight in Seoul. */
const TODAY = `(SELECT coalesce(sum(r.amount), 0)::bigint FROM cashier.request r
  WHERE r.site_id = a.site_id AND r.account_id = a.account_id AND r.created_at >= $2 AND r.status <> -1) AS today`

const midnight = (ctx: Ctx): Date => seoulMidnight(seoulDay(ctx.now))

/** Of the whole site, in the order in which they were added. */
export const findAccounts = (ctx: Ctx): Promise<AccountRow[]> =>
  ctx.db.query<AccountRow>(
    `SELECT ${COLUMNS}, ${TODAY} FROM cashier.deposit_account a WHERE a.site_id = $1 ORDER BY a.account_id`,
    [ctx.siteId, midnight(ctx)],
  )

/** Members of other calls wait for what is done with this account, but may refer to it. */
export const lockAccount = async (ctx: Ctx, accountId: number): Promise<AccountRow | undefined> => {
  await ctx.db.query('SELECT 1 FROM cashier.deposit_account WHERE site_id = $1 AND account_id = $2 FOR NO KEY UPDATE', [
    ctx.siteId,
    accountId,
  ])
  // Once more, for what another committed while this one waited.
  const rows = await ctx.db.query<AccountRow>(
    `SELECT ${COLUMNS}, ${TODAY} FROM cashier.deposit_account a WHERE a.site_id = $1 AND a.account_id = $3`,
    [ctx.siteId, midnight(ctx), accountId],
  )
  return rows[0]
}

/** Those that are on for this level, locked in one order: of two members each sees the other's turn. */
export const lockAccountsOf = async (ctx: Ctx, level: number): Promise<AccountRow[]> => {
  await ctx.db.query(
    `SELECT 1 FROM cashier.deposit_account WHERE site_id = $1 AND is_on AND $2 BETWEEN level_from AND level_to
     ORDER BY account_id FOR NO KEY UPDATE`,
    [ctx.siteId, level],
  )
  return (await findAccounts(ctx)).filter((row) => row.isOn && row.levelFrom <= level && level <= row.levelTo)
}

/** The account that the member was shown today. */
export const findShown = async (ctx: Ctx, memberId: number): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ accountId: number }>(
    'SELECT account_id AS "accountId" FROM cashier.account_shown WHERE site_id = $1 AND member_id = $2 AND day = $3::date',
    [ctx.siteId, memberId, seoulDay(ctx.now)],
  )
  return row?.accountId
}

/** The member is shown this account from now on, and it has had its turn. */
export const saveShown = async (ctx: Ctx, memberId: number, accountId: number, turn: number): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO cashier.account_shown (site_id, member_id, account_id, day) VALUES ($1, $2, $3, $4::date)
     ON CONFLICT (site_id, member_id) DO UPDATE SET account_id = excluded.account_id, day = excluded.day`,
    [ctx.siteId, memberId, accountId, seoulDay(ctx.now)],
  )
  await ctx.db.query('UPDATE cashier.deposit_account SET turn = $3 WHERE site_id = $1 AND account_id = $2', [
    ctx.siteId,
    accountId,
    turn,
  ])
}

export const insertAccount = async (ctx: Ctx, terms: DepositAccountTerms): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO cashier.deposit_account (site_id, bank_code, account, holder, note, level_from, level_to, most_per_day, is_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING account_id`,
    [ctx.siteId, ...valuesOf(terms)],
  )
  return rows.length > 0
}

/** The version counts on. */
export const updateAccount = (ctx: Ctx, accountId: number, terms: DepositAccountTerms) =>
  ctx.db.query(
    `UPDATE cashier.deposit_account SET bank_code = $3, account = $4, holder = $5, note = $6, level_from = $7, level_to = $8,
       most_per_day = $9, is_on = $10, version = version + 1
     WHERE site_id = $1 AND account_id = $2`,
    [ctx.siteId, accountId, ...valuesOf(terms)],
  )

const valuesOf = (terms: DepositAccountTerms): unknown[] => [
  terms.bankCode,
  terms.account,
  terms.holder,
  terms.note,
  terms.levelFrom,
  terms.levelTo,
  terms.mostPerDay,
  terms.isOn,
]
