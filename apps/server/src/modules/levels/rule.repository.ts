import type { LevelRules } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type RuleVersion = { version: number; rules: LevelRules; staffId: number; reason: string; createdAt: Date }

/** The newest first; the first is in force. */
export const findRuleVersions = (ctx: Ctx, most: number): Promise<RuleVersion[]> =>
  ctx.db.query<RuleVersion>(
    `SELECT version, rules, staff_id AS "staffId", reason, created_at AS "createdAt" FROM levels.rule_version
     WHERE site_id = $1 ORDER BY version DESC LIMIT $2`,
    [ctx.siteId, most],
  )

export const rulesInForce = async (ctx: Ctx): Promise<RuleVersion | undefined> => (await findRuleVersions(ctx, 1))[0]

/** False where this version is there already: another was faster. */
export const insertRuleVersion = async (
  ctx: Ctx,
  { version, rules, staffId, reason }: Omit<RuleVersion, 'createdAt'>,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO levels.rule_version (site_id, version, rules, staff_id, reason, created_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, version, JSON.stringify(rules), staffId, reason, ctx.now],
  )
  return rows.length > 0
}
