import type { PointKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { int2s, int8s, texts } from '../../platform/db/index.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import type { EarnedPart } from './earning.rules.ts'

/** What an entry says beside its sum. `note`: one text, or one per language. */
export type EntryDetail = {
  note?: string | { ko: string; en: string; vn: string }
  parts?: EarnedPart[]
  cash?: number
}
/** `way`: 1 came, -1 went. */
export type NewEntry = {
  memberId: number
  way: 1 | -1
  kind: PointKind
  amount: number
  balanceAfter: number
  detail: EntryDetail
  staffId?: number | undefined
}

const WRITE = {
  name: 'points.write_entries',
  text: `
  WITH new AS (
    SELECT * FROM unnest($2::bigint[], $3::smallint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[])
      AS n (member_id, way, kind, amount, balance_after, detail, staff_id)
  ), numbered AS (
    INSERT INTO points.account AS a (site_id, member_id, entries, gains, losses, last_at)
    SELECT $1, member_id, 1, (way = 1)::int, (way = -1)::int, $9 FROM new
    ON CONFLICT (site_id, member_id) DO UPDATE SET entries = a.entries + 1, gains = a.gains + excluded.gains, losses = a.losses + excluded.losses,
      last_at = greatest(a.last_at, excluded.last_at)
    RETURNING member_id, entries, gains, losses, last_at
  )
  INSERT INTO points.entry (site_id, member_id, ord, way, way_ord, kind, amount, balance_after, happened_at, day, detail, staff_id)
  SELECT $1, member_id, a.entries, n.way, CASE n.way WHEN 1 THEN a.gains ELSE a.losses END, n.kind, n.amount, n.balance_after, a.last_at,
    (a.last_at AT TIME ZONE 'Asia/Seoul')::date, n.detail::jsonb, n.staff_id
  FROM new n JOIN numbered a USING (member_id)`,
}

/** One for each member, while their purses are locked. A transfer of the same sum stands beside each. */
export const writeEntries = async (ctx: Ctx, entries: readonly NewEntry[]): Promise<void> => {
  if (entries.length === 0) return
  await ctx.db.client.query(WRITE, [
    ctx.siteId,
    int8s(entries, (e) => e.memberId),
    int2s(entries, (e) => e.way),
    texts(entries, (e) => e.kind),
    int8s(entries, (e) => e.amount),
    int8s(entries, (e) => e.balanceAfter),
    texts(entries, (e) => JSON.stringify(e.detail)),
    int8s(entries, (e) => e.staffId),
    ctx.now,
  ])
}

export type EntryRow = {
  ord: number
  way: number
  kind: PointKind
  amount: number
  balanceAfter: number
  happenedAt: Date
  detail: EntryDetail
  staffId: number | null
}
export const ENTRY_COLUMNS = `ord, way, kind, amount, balance_after AS "balanceAfter", happened_at AS "happenedAt", detail, staff_id AS "staffId"`

export type Way = '' | 'gained' | 'lost'
/** Which numbers an order of entries counts by, and the condition that its index begins with. `$2` is the member. */
const orders: Record<Way, { number: string; isOfWay: string }> = {
  '': { number: 'ord', isOfWay: '' },
  gained: { number: 'way_ord', isOfWay: 'AND way = 1' },
  lost: { number: 'way_ord', isOfWay: 'AND way = -1' },
}
/** Days of Seoul, both inclusive. */
export type DaySpan = { from: string; until: string }

/** The lowest and the highest number of a span of days; undefined where there is none. */
const findBounds = async (ctx: Ctx, memberId: number, way: Way, { from, until }: DaySpan) => {
  const { number, isOfWay } = orders[way]
  const of = `FROM points.entry WHERE site_id = $1 AND member_id = $2 ${isOfWay}`
  const [row] = await ctx.db.query<{ first: number | null; last: number | null }>(
    `SELECT (SELECT ${number} ${of} AND day >= $3::date ORDER BY day, ${number} LIMIT 1) AS first,
       (SELECT ${number} ${of} AND day <= $4::date ORDER BY day DESC, ${number} DESC LIMIT 1) AS last`,
    [ctx.siteId, memberId, from, until],
  )
  const { first, last } = row ?? {}
  return first == null || last == null || last < first ? undefined : { first, last }
}

/** Newest first. Numbers have no gap, so a page is found by counting and read as a range. */
export const findEntries = async (
  ctx: Ctx,
  memberId: number,
  { way, span, page, size }: { way: Way; span: DaySpan; page: number; size: number },
): Promise<{ rows: EntryRow[]; total: number }> => {
  const bounds = await findBounds(ctx, memberId, way, span)
  if (!bounds) return { rows: [], total: 0 }
  const { first, last } = bounds
  const highest = last - (page - 1) * size
  const { number, isOfWay } = orders[way]
  const rows = await ctx.db.query<EntryRow>(
    `SELECT ${ENTRY_COLUMNS} FROM points.entry
     WHERE site_id = $1 AND member_id = $2 ${isOfWay} AND ${number} BETWEEN $3 AND $4 ORDER BY ${number} DESC`,
    [ctx.siteId, memberId, Math.max(first, highest - size + 1), highest],
  )
  return { rows, total: last - first + 1 }
}

export type KindSum = { kind: PointKind; amount: number; entries: number }

/** What came and went in these days, by kind. */
export const sumsByKind = (ctx: Ctx, memberId: number, { from, until }: DaySpan): Promise<KindSum[]> =>
  ctx.db.query<KindSum>(
    `SELECT kind, sum(amount * way)::bigint AS amount, count(*)::int AS entries FROM points.entry
     WHERE site_id = $1 AND member_id = $2 AND day BETWEEN $3::date AND $4::date GROUP BY kind ORDER BY 2 DESC, 1`,
    [ctx.siteId, memberId, from, until],
  )

/** What was held before the first entry of this day or a later one. */
export const heldBefore = async (ctx: Ctx, memberId: number, day: string): Promise<number> => {
  const [row] = await ctx.db.query<{ balance: number }>(
    `SELECT balance_after AS balance FROM points.entry WHERE site_id = $1 AND member_id = $2 AND day < $3::date
     ORDER BY day DESC, ord DESC LIMIT 1`,
    [ctx.siteId, memberId, day],
  )
  return row?.balance ?? 0
}

/** Points that staff gave or took by hand today, in Seoul. */
export const movedByStaff = async (ctx: Ctx, memberId: number, way: 'give' | 'take'): Promise<number> => {
  const [row] = await ctx.db.query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM points.entry
     WHERE site_id = $1 AND member_id = $2 AND way = $3 AND day = $4 AND kind = $5`,
    [ctx.siteId, memberId, way === 'give' ? 1 : -1, seoulDay(ctx.now), way === 'give' ? 'staff' : 'staff-taken'],
  )
  return row?.sum ?? 0
}
