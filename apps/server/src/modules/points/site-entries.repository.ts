import type { PointKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { PointsCursor } from './cursor.rules.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry.repository.ts'

/** Days of Seoul, inclusive; '' is open. `memberId` 0: of everybody. */
export type SiteFilter = { from: string; until: string; kind: PointKind | ''; memberId: number }
export type SiteEntry = EntryRow & { memberId: number }

/** Only what narrows is said, so that a plan for everybody is not one for a member. */
const matchingOf = ({ siteId }: Ctx, { from, until, kind, memberId }: SiteFilter) => {
  const values: unknown[] = [siteId]
  const value = (one: unknown): string => `$${values.push(one)}`
  const conditions = ['site_id = $1']
  if (memberId !== 0) conditions.push(`member_id = ${value(memberId)}`)
  if (from !== '') conditions.push(`day >= ${value(from)}::date`)
  if (until !== '') conditions.push(`day <= ${value(until)}::date`)
  if (kind !== '') conditions.push(`kind = ${value(kind)}`)
  return { values, value, where: (...more: string[]) => [...conditions, ...more].join(' AND ') }
}

/** Of the whole site no test account counts; who looks at one sees what it has. */
const COUNTS = 'member_id <> ALL (ARRAY(SELECT t.member_id FROM identity.test_member_view t WHERE t.site_id = $1))'

/** How many there are, and the sum of them without test accounts. */
export const sumSiteEntries = async (ctx: Ctx, filter: SiteFilter): Promise<{ total: number; sum: number }> => {
  const { values, where } = matchingOf(ctx, filter)
  const counts = filter.memberId === 0 ? `FILTER (WHERE ${COUNTS})` : ''
  const [row] = await ctx.db.query<{ total: number; sum: number }>(
    `SELECT count(*) AS total, coalesce(sum(amount * way) ${counts}, 0)::bigint AS sum FROM points.entry WHERE ${where()}`,
    values,
  )
  return row ?? { total: 0, sum: 0 }
}

/** The newest first, behind `before`; each page costs the same. */
export const findSiteEntries = (
  ctx: Ctx,
  filter: SiteFilter,
  size: number,
  before: PointsCursor | undefined,
): Promise<SiteEntry[]> => {
  const { values, value, where } = matchingOf(ctx, filter)
  const behind: string[] = []
  if (before && filter.memberId !== 0) behind.push(`ord < ${value(before.ord)}`)
  else if (before) {
    const [at, member, ord] = [value(before.happenedAt), value(before.memberId), value(before.ord)]
    behind.push(
      `happened_at <= ${at} AND (happened_at < ${at} OR member_id > ${member} OR (member_id = ${member} AND ord > ${ord}))`,
    )
  }
  // In the directions of their indexes.
  const order = filter.memberId === 0 ? 'happened_at DESC, member_id, ord' : 'ord DESC'
  return ctx.db.query<SiteEntry>(
    `SELECT member_id AS "memberId", ${ENTRY_COLUMNS} FROM points.entry WHERE ${where(...behind)} ORDER BY ${order} LIMIT ${value(size)}`,
    values,
  )
}
