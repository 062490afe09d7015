import type { BonusGroup, BonusTerms } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Version } from './bonus.rules.ts'

const NEWEST = `SELECT DISTINCT ON (bonus_code) bonus_code AS code, version, is_on AS "isOn", terms, staff_id AS "staffId", created_at AS "createdAt"
  FROM promotions.bonus_version WHERE site_id = $1`

export type ShownVersion = Version & {
  staffId: number
  createdAt: Date
  grants: number
  active: number
  granted: number
  converted: number
}

/** Every bonus with its newest version and its sums. */
export const findBonuses = (ctx: Ctx): Promise<ShownVersion[]> =>
  ctx.db.query<ShownVersion>(
    `SELECT v.*, coalesce(s.grants, 0) AS grants, coalesce(s.granted, 0) AS granted, coalesce(s.converted, 0) AS converted,
       (SELECT count(*) FROM promotions.bonus_grant g WHERE g.site_id = $1 AND g.bonus_code = v.code AND g.status = 'active') AS active
     FROM (${NEWEST} ORDER BY bonus_code, version DESC) v
     LEFT JOIN promotions.bonus_sum s ON s.site_id = $1 AND s.bonus_code = v.code
     ORDER BY v.code`,
    [ctx.siteId],
  )

/** The newest of each of these bonuses. */
export const findVersions = (ctx: Ctx, codes: readonly string[]): Promise<(Version & { granted: number })[]> =>
  ctx.db.query<Version & { granted: number }>(
    `SELECT v.*, coalesce(s.granted, 0) AS granted
     FROM (${NEWEST} AND bonus_code = ANY($2::text[]) ORDER BY bonus_code, version DESC) v
     LEFT JOIN promotions.bonus_sum s ON s.site_id = $1 AND s.bonus_code = v.code`,
    [ctx.siteId, codes],
  )

/** The theoretical returns of the listed games of these groups, each once. */
export const findReturns = (
  ctx: Ctx,
  groups: readonly BonusGroup[],
): Promise<{ group: BonusGroup; returnBp: number; games: number }[]> =>
  ctx.db.query(
    `SELECT product AS "group", return_bp AS "returnBp", count(*) AS games FROM games.return_view WHERE is_listed AND product = ANY($1::text[])
     GROUP BY product, return_bp ORDER BY product, return_bp DESC`,
    [groups],
  )

type NewVersion = Version & { staffId: number }

/** False where the version exists: another was faster. */
export const insertVersion = async (
  ctx: Ctx,
  { code, version, isOn, terms, staffId }: NewVersion,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO promotions.bonus_version (site_id, bonus_code, version, is_on, terms, staff_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, code, version, isOn, JSON.stringify(terms), staffId, ctx.now],
  )
  return rows.length === 1
}

/** Adds to what was granted, where the budget has room for it; its row is locked until the transaction ends. False: it has none. */
export const takeBudget = async (
  ctx: Ctx,
  code: string,
  amount: number,
  budget: BonusTerms['budget'],
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO promotions.bonus_sum AS s (site_id, bonus_code, grants, granted)
     SELECT $1, $2, 1, $3::bigint WHERE $4::bigint IS NULL OR $3::bigint <= $4::bigint
     ON CONFLICT (site_id, bonus_code) DO UPDATE SET grants = s.grants + 1, granted = s.granted + excluded.granted
     WHERE $4::bigint IS NULL OR s.granted + excluded.granted <= $4::bigint
     RETURNING granted`,
    [ctx.siteId, code, amount, budget],
  )
  return rows.length === 1
}

export const addConverted = (ctx: Ctx, code: string, amount: number) =>
  ctx.db.query('UPDATE promotions.bonus_sum SET converted = converted + $3 WHERE site_id = $1 AND bonus_code = $2', [
    ctx.siteId,
    code,
    amount,
  ])
