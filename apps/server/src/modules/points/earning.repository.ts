import type { EarningRules } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { ruleVersionsOf } from '../approvals/index.ts'

/** What turnover earns. */
export const earningVersions = ruleVersionsOf<EarningRules>('points')
export const putEarningRules = earningVersions.insert

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
