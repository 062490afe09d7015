import type { PointKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry.repository.ts'

/** Days of Seoul, inclusive; '' is open. `memberId` 0: of everybody. */
export type SiteFilter = { from: string; until: string; kind: PointKind | ''; memberId: number }

const MATCHING = `points.entry WHERE site_id = $1 AND ($2 = '' OR day >= nullif($2, '')::date) AND ($3 = '' OR day <= nullif($3, '')::date)
  AND ($4 = '' OR kind = $4) AND ($5::bigint = 0 OR member_id = $5)`

/** Of the whole site no test account counts; who looks at one sees what it has. */
const COUNTS = `$5::bigint <> 0 OR member_id <> ALL (ARRAY(SELECT t.member_id FROM identity.test_member_view t WHERE t.site_id = $1))`

/** Every entry, and the sum of them without test accounts. */
export const findSiteEntries = async (ctx: Ctx, filter: SiteFilter, page: number, size: number) => {
  const narrowed = [ctx.siteId, filter.from, filter.until, filter.kind, filter.memberId]
  const [counted] = await ctx.db.query<{ total: number; sum: number }>(
    `SELECT count(*) AS total, coalesce(sum(amount * way) FILTER (WHERE ${COUNTS}), 0)::bigint AS sum FROM ${MATCHING}`,
    narrowed,
  )
  const rows = await ctx.db.query<EntryRow & { memberId: number }>(
    `SELECT member_id AS "memberId", ${ENTRY_COLUMNS} FROM ${MATCHING} ORDER BY happened_at DESC, member_id, ord DESC LIMIT $6 OFFSET $7`,
    [...narrowed, size, (page - 1) * size],
  )
  return { rows, total: counted?.total ?? 0, sum: counted?.sum ?? 0 }
}
