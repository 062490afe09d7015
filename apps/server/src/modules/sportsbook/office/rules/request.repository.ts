import type { Ctx } from '../../../../platform/context.ts'

export type RulesRequestRow = {
  requestId: number
  after: number
  rules: unknown
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  staffName: string
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", after_version AS after, rules, reason, status, asked_by AS "askedBy", staff_name AS "staffName", asked_at AS "askedAt"`

/** Undefined where other rules wait. */
export const insertRulesRequest = async (
  ctx: Ctx,
  { after, rules, reason, askedBy, staffName }: Omit<RulesRequestRow, 'requestId' | 'status' | 'askedAt'>,
): Promise<number | undefined> =>
  (
    await ctx.db.query<{ id: number }>(
      `INSERT INTO sportsbook.rule_request (site_id, after_version, rules, reason, status, asked_by, staff_name, asked_at)
       VALUES ($1, $2, $3, $4, 'waiting', $5, $6, $7) ON CONFLICT DO NOTHING RETURNING request_id AS id`,
      [ctx.siteId, after, JSON.stringify(rules), reason, askedBy, staffName, ctx.now],
    )
  )[0]?.id

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockRulesRequest = async (ctx: Ctx, requestId: number): Promise<RulesRequestRow | undefined> =>
  (
    await ctx.db.query<RulesRequestRow>(
      `SELECT ${COLUMNS} FROM sportsbook.rule_request WHERE site_id = $1 AND request_id = $2 FOR UPDATE`,
      [ctx.siteId, requestId],
    )
  )[0]

export const endRulesRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE sportsbook.rule_request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** One of a site at most. */
export const findWaitingRules = async (ctx: Ctx): Promise<RulesRequestRow | undefined> =>
  (
    await ctx.db.query<RulesRequestRow>(
      `SELECT ${COLUMNS} FROM sportsbook.rule_request WHERE site_id = $1 AND status = 'waiting'`,
      [ctx.siteId],
    )
  )[0]

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
