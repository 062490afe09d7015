import type { ReviewRules } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type RuleVersion = {
  version: number
  /** `YYYY-MM-DD`, Asia/Seoul. */
  fromDay: string
  rules: ReviewRules
  staffId: number
  reason: string
  createdAt: Date
}
const COLUMNS = `version, to_char(from_day, 'YYYY-MM-DD') AS "fromDay", rules, staff_id AS "staffId", reason, created_at AS "createdAt"`

/** The newest first. */
export const findVersions = (ctx: Ctx, most: number): Promise<RuleVersion[]> =>
  ctx.db.query<RuleVersion>(
    `SELECT ${COLUMNS} FROM boardrewards.rule_version WHERE site_id = $1 ORDER BY version DESC LIMIT $2`,
    [ctx.siteId, most],
  )

/** What holds on a day. */
export const rulesOn = async (ctx: Ctx, day: string): Promise<RuleVersion | undefined> =>
  (
    await ctx.db.query<RuleVersion>(
      `SELECT ${COLUMNS} FROM boardrewards.rule_version WHERE site_id = $1 AND from_day <= $2::date ORDER BY version DESC LIMIT 1`,
      [ctx.siteId, day],
    )
  )[0]

export const findVersion = async (ctx: Ctx, version: number): Promise<RuleVersion | undefined> =>
  (
    await ctx.db.query<RuleVersion>(
      `SELECT ${COLUMNS} FROM boardrewards.rule_version WHERE site_id = $1 AND version = $2`,
      [ctx.siteId, version],
    )
  )[0]

/** False where this version is there already: another was faster. */
export const insertVersion = async (
  ctx: Ctx,
  { version, fromDay, rules, staffId, reason }: Omit<RuleVersion, 'createdAt'>,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO boardrewards.rule_version (site_id, version, from_day, rules, staff_id, reason, created_at)
     VALUES ($1, $2, $3::date, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, version, fromDay, JSON.stringify(rules), staffId, reason, ctx.now],
  )
  return rows.length > 0
}
