import type { Ctx } from '../../platform/context.ts'

export type RuleVersion<Rules> = {
  version: number
  /** `YYYY-MM-DD`, Asia/Seoul. */
  fromDay: string
  rules: Rules
  staffId: number
  reason: string
  createdAt: Date
}
export type RuleVersions<Rules> = {
  /** The newest first. */
  newest(ctx: Ctx, most: number): Promise<RuleVersion<Rules>[]>
  /** What holds on a day. */
  on(ctx: Ctx, day: string): Promise<RuleVersion<Rules> | undefined>
  find(ctx: Ctx, version: number): Promise<RuleVersion<Rules> | undefined>
  /** False where this version is there already: another was faster. */
  insert(ctx: Ctx, version: Omit<RuleVersion<Rules>, 'createdAt'>): Promise<boolean>
}

const COLUMNS = `version, to_char(from_day, 'YYYY-MM-DD') AS "fromDay", rules, staff_id AS "staffId", reason, created_at AS "createdAt"`

/** Versions of a site's rules in the table `rule_version` of a module's own schema, which has exactly the columns that `insert` names. */
export const ruleVersionsOf = <Rules>(schema: string): RuleVersions<Rules> => {
  const select = (ctx: Ctx, rest: string, value: unknown): Promise<RuleVersion<Rules>[]> =>
    ctx.db.query(`SELECT ${COLUMNS} FROM ${schema}.rule_version WHERE site_id = $1 ${rest}`, [ctx.siteId, value])
  return {
    newest: (ctx, most) => select(ctx, 'ORDER BY version DESC LIMIT $2', most),
    on: async (ctx, day) => (await select(ctx, 'AND from_day <= $2::date ORDER BY version DESC LIMIT 1', day))[0],
    find: async (ctx, version) => (await select(ctx, 'AND version = $2', version))[0],
    async insert(ctx, { version, fromDay, rules, staffId, reason }) {
      const rows = await ctx.db.query(
        `INSERT INTO ${schema}.rule_version (site_id, version, from_day, rules, staff_id, reason, created_at)
         VALUES ($1, $2, $3::date, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
        [ctx.siteId, version, fromDay, JSON.stringify(rules), staffId, reason, ctx.now],
      )
      return rows.length > 0
    },
  }
}
