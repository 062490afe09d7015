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

const TEST_SUMS = `SELECT g.bonus_code, count(*) AS grants, sum(g.amount) AS granted, sum(g.converted) AS converted
  FROM identity.test_member_view t JOIN promotions.bonus_grant g ON g.site_id = t.site_id AND g.member_id = t.member_id WHERE t.site_id = $1::int GROUP BY g.bonus_code`

/** Every bonus with its newest version and its sums, without those of test accounts. */
export const findBonuses = (ctx: Ctx): Promise<ShownVersion[]> =>
  ctx.db.query<ShownVersion>(
    `SELECT v.*, (coalesce(s.grants, 0) - coalesce(t.grants, 0))::bigint AS grants, (coalesce(s.granted, 0) - coalesce(t.granted, 0))::bigint AS granted,
       (coalesce(s.converted, 0) - coalesce(t.converted, 0))::bigint AS converted,
       (SELECT count(*) FROM promotions.bonus_grant g WHERE g.site_id = $1 AND g.bonus_code = v.code AND g.status = 'active'
         AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = g.site_id AND t.member_id = g.member_id)) AS active
     FROM (${NEWEST} ORDER BY bonus_code, version DESC) v
     LEFT JOIN promotions.bonus_sum s ON s.site_id = $1 AND s.bonus_code = v.code
     LEFT JOIN (${TEST_SUMS}) t ON t.bonus_code = v.code
     ORDER BY v.code`,
    [ctx.siteId],
  )

/** Versions of a bonus, the newest first, from this one down. They are numbered without a gap. */
export const findVersionsOf = (
  ctx: Ctx,
  code: string,
  newest: number,
  limit: number,
): Promise<(Version & { staffId: number; createdAt: Date })[]> =>
  ctx.db.query(
    `SELECT bonus_code AS code, version, is_on AS "isOn", terms, staff_id AS "staffId", created_at AS "createdAt" FROM promotions.bonus_version
     WHERE site_id = $1 AND bonus_code = $2 AND version <= $3 ORDER BY version DESC LIMIT $4`,
    [ctx.siteId, code, newest, limit],
  )

export const countVersions = async (ctx: Ctx, code: string): Promise<number> =>
  (
    await ctx.db.query<{ n: number }>(
      'SELECT count(*) AS n FROM promotions.bonus_version WHERE site_id = $1 AND bonus_code = $2',
      [ctx.siteId, code],
    )
  )[0]?.n ?? 0

/** The newest of each of these bonuses, with what of its budget is used. */
export const findVersions = (ctx: Ctx, codes: readonly string[]): Promise<(Version & { granted: number })[]> =>
  ctx.db.query<Version & { granted: number }>(
    `SELECT v.*, (coalesce(s.granted, 0) - coalesce(t.granted, 0))::bigint AS granted
     FROM (${NEWEST} AND bonus_code = ANY($2::text[]) ORDER BY bonus_code, version DESC) v
     LEFT JOIN promotions.bonus_sum s ON s.site_id = $1 AND s.bonus_code = v.code
     LEFT JOIN (${TEST_SUMS}) t ON t.bonus_code = v.code`,
    [ctx.siteId, codes],
  )

/** The theoretical returns of the listed games of these groups, each once, with one of those games. Of a mini game that of its best market. */
export const findReturns = (
  ctx: Ctx,
  groups: readonly BonusGroup[],
): Promise<{ group: BonusGroup; returnBp: number; games: number; game: BonusTerms['names'] | null }[]> =>
  ctx.db.query(
    `SELECT "group", return_bp AS "returnBp", count(*) AS games, (array_agg(names ORDER BY ord))[1] AS game FROM (
       SELECT product AS "group", return_bp, names, ord FROM games.return_view WHERE is_listed
       UNION ALL SELECT 'mini-game', return_bp, NULL, 0 FROM minigames.return_view WHERE site_id = $2) one
     WHERE "group" = ANY($1::text[]) GROUP BY "group", return_bp ORDER BY "group", return_bp DESC`,
    [groups, ctx.siteId],
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

/** $5: the member. */
const IS_TEST = 'EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = $1::int AND t.member_id = $5)'

/** Adds to what was granted, where the budget has room for it; its row is locked until the transaction ends. False: it has none. Test accounts use up none. */
export const takeBudget = async (
  ctx: Ctx,
  { code, memberId, amount, budget }: { code: string; memberId: number; amount: number; budget: BonusTerms['budget'] },
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO promotions.bonus_sum AS s (site_id, bonus_code, grants, granted)
     SELECT $1::int, $2::text, 1, $3::bigint WHERE $4::bigint IS NULL OR $3::bigint <= $4::bigint OR ${IS_TEST}
     ON CONFLICT (site_id, bonus_code) DO UPDATE SET grants = s.grants + 1, granted = s.granted + excluded.granted
     WHERE $4::bigint IS NULL OR ${IS_TEST} OR s.granted + excluded.granted - coalesce((SELECT granted FROM (${TEST_SUMS}) t WHERE t.bonus_code = $2), 0) <= $4::bigint
     RETURNING granted`,
    [ctx.siteId, code, amount, budget, memberId],
  )
  return rows.length === 1
}

export const addConverted = (ctx: Ctx, code: string, amount: number) =>
  ctx.db.query('UPDATE promotions.bonus_sum SET converted = converted + $3 WHERE site_id = $1 AND bonus_code = $2', [
    ctx.siteId,
    code,
    amount,
  ])
