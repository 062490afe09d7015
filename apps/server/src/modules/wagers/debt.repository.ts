import type { Ctx } from '../../platform/context.ts'
import { int4s, int8s } from '../../platform/db/index.ts'
import type { Debt } from './settle-money.rules.ts'

const FIND = {
  name: 'wagers.find_debts',
  text: 'SELECT member_id, open, changes FROM wagers.debt WHERE site_id = $1 AND member_id = ANY ($2::bigint[])',
}

/** Of members of the site whose purses are locked: nobody changes their debts meanwhile. */
export const findDebts = async (ctx: Ctx, memberIds: readonly number[]): Promise<Map<number, Debt>> => {
  const { rows } = await ctx.db.client.query<Debt & { member_id: number }>(FIND, [
    ctx.siteId,
    int8s(memberIds, (memberId) => memberId),
  ])
  return new Map(rows.map(({ member_id, ...debt }) => [member_id, debt]))
}

const SAVE = {
  name: 'wagers.save_debts',
  text: `
  INSERT INTO wagers.debt AS d (site_id, member_id, currency, open, changes, opened_at)
  SELECT $1, unnest($2::bigint[]), $3, unnest($4::bigint[]), unnest($5::int[]), $6
  ON CONFLICT (site_id, member_id) DO UPDATE SET open = EXCLUDED.open, changes = EXCLUDED.changes,
    opened_at = CASE WHEN d.open = 0 THEN EXCLUDED.opened_at ELSE d.opened_at END`,
}

export const saveDebts = async (ctx: Ctx, currency: string, debts: ReadonlyMap<number, Debt>): Promise<void> => {
  const rows = [...debts].sort(([a], [b]) => a - b)
  await ctx.db.client.query(SAVE, [
    ctx.siteId,
    int8s(rows, ([memberId]) => memberId),
    currency,
    int8s(rows, ([, { open }]) => open),
    int4s(rows, ([, { changes }]) => changes),
    ctx.now,
  ])
}

export type OpenDebt = { open: number; currency: string; openedAt: Date }

export const findOpenDebt = async (ctx: Ctx, memberId: number): Promise<OpenDebt | undefined> => {
  const [row] = await ctx.db.query<OpenDebt>(
    `SELECT open, currency, opened_at AS "openedAt" FROM wagers.debt WHERE site_id = $1 AND member_id = $2 AND open > 0`,
    [ctx.siteId, memberId],
  )
  return row
}

/** Who owes and has cash, of any site. */
export const findCollectable = (
  ctx: Ctx,
  limit: number,
): Promise<{ siteId: number; memberId: number; currency: string }[]> =>
  ctx.db.query(
    `SELECT d.site_id AS "siteId", d.member_id AS "memberId", d.currency FROM wagers.debt d
     JOIN ledger.balance_view b ON b.account_id = d.member_id * 16 + 1
     WHERE d.open > 0 AND b.balance > 0 ORDER BY d.site_id, d.member_id LIMIT $1`,
    [limit],
  )
