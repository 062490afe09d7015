import type { EarningRules } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type EarningVersion = {
  version: number
  /** `YYYY-MM-DD`, Asia/Seoul. */
  fromDay: string
  rules: EarningRules
  staffId: number
  reason: string
  createdAt: Date
}

/** The newest first. */
export const findEarningVersions = (ctx: Ctx, most: number): Promise<EarningVersion[]> =>
  ctx.db.query<EarningVersion>(
    `SELECT version, to_char(from_day, 'YYYY-MM-DD') AS "fromDay", rules, staff_id AS "staffId", reason, created_at AS "createdAt"
     FROM points.rule_version WHERE site_id = $1 ORDER BY version DESC LIMIT $2`,
    [ctx.siteId, most],
  )

/** False where this version is there already: another was faster. */
export const insertEarningVersion = async (
  ctx: Ctx,
  { version, fromDay, rules, staffId, reason }: Omit<EarningVersion, 'createdAt'>,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO points.rule_version (site_id, version, from_day, rules, staff_id, reason, created_at)
     VALUES ($1, $2, $3::date, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, version, fromDay, JSON.stringify(rules), staffId, reason, ctx.now],
  )
  return rows.length > 0
}

/** What holds on each of these days; null before the first version. */
export const earningRulesOn = async (ctx: Ctx, asked: readonly string[]): Promise<Map<string, EarningRules | null>> => {
  const rows = await ctx.db.query<{ day: string; rules: EarningRules | null }>(
    `SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
       (SELECT rules FROM points.rule_version v WHERE v.site_id = $1 AND v.from_day <= d.day ORDER BY version DESC LIMIT 1) AS rules
     FROM unnest($2::date[]) AS d (day)`,
    [ctx.siteId, [...new Set(asked)]],
  )
  return new Map(rows.map(({ day, rules }) => [day, rules]))
}

/** The first day on which anything is earned at all; undefined where the site has no rules. */
export const firstEarningDay = async (ctx: Ctx): Promise<string | undefined> => {
  const [row] = await ctx.db.query<{ day: string | null }>(
    `SELECT to_char(min(from_day), 'YYYY-MM-DD') AS day FROM points.rule_version WHERE site_id = $1`,
    [ctx.siteId],
  )
  return row?.day ?? undefined
}
