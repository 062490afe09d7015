import type { RuleKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Texts } from '../../site/index.ts'

export type RuleTexts = { title: Texts; html: Texts; note: Texts }
export type RuleVersion = RuleTexts & {
  kind: RuleKind
  version: number
  fromAt: Date
  staffId: number
  createdAt: Date
}

/** Every version, the newest first. */
export const findRuleVersions = (ctx: Ctx, kind: RuleKind): Promise<RuleVersion[]> =>
  ctx.db.named<RuleVersion>(
    'boards.rules',
    `SELECT kind, version, title, html, note, from_at AS "fromAt", staff_id AS "staffId", created_at AS "createdAt"
     FROM boards.rule_version WHERE site_id = $1 AND kind = $2 ORDER BY version DESC`,
    [ctx.siteId, kind],
  )

/** False where somebody else saved this version. */
export const insertRuleVersion = async (ctx: Ctx, rule: Omit<RuleVersion, 'createdAt'>): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO boards.rule_version (site_id, kind, version, title, html, note, from_at, staff_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, rule.kind, rule.version, rule.title, rule.html, rule.note, rule.fromAt, rule.staffId, ctx.now],
  )
  return rows.length > 0
}
