import type { Ctx } from '../../../../platform/context.ts'

export type VersionRow = {
  version: number
  rules: unknown
  beforeRules: unknown
  reason: string
  staffName: string
  createdAt: Date
}

/** The newest first, with what each took the place of; null of the first. */
export const findVersions = (ctx: Ctx, before: number, limit: number): Promise<VersionRow[]> =>
  ctx.db.query<VersionRow>(
    `SELECT v.version, v.rules, b.rules AS "beforeRules", v.reason, v.staff_name AS "staffName", v.created_at AS "createdAt"
     FROM sportsbook.rule_version v
     LEFT JOIN sportsbook.rule_version b ON b.site_id = v.site_id AND b.version = v.version - 1
     WHERE v.site_id = $1 AND ($2 = 0 OR v.version < $2) ORDER BY v.version DESC LIMIT $3`,
    [ctx.siteId, before, limit],
  )
