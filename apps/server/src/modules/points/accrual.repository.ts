import type { Ctx } from '../../platform/context.ts'
import { int8s } from '../../platform/db/index.ts'
import type { MemberDay } from '../levels/index.ts'
import type { EarnedPart } from './earning.rules.ts'

export type Accrual = MemberDay & { parts: EarnedPart[]; units: bigint }

export const findReadUntil = async (ctx: Ctx): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ until: Date }>(
    'SELECT read_until AS until FROM points.accrual_state WHERE site_id = $1 FOR UPDATE',
    [ctx.siteId],
  )
  return row?.until
}

/** Lists what was settled, cancelled or corrected from `from` up to `until` by member and day of placing, and stores how far it came: both or neither. */
export const listStale = async (ctx: Ctx, from: Date, until: Date, firstDay: string): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO points.stale (site_id, member_id, day)
     SELECT DISTINCT $1::bigint, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date FROM wagers.settlement_view
     WHERE site_id = $1 AND settled_at >= $2 AND settled_at < $3 AND placed_at >= $4::date::timestamp AT TIME ZONE 'Asia/Seoul'
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, from, until, firstDay],
  )
  await ctx.db.query(
    `INSERT INTO points.accrual_state (site_id, read_until) VALUES ($1, $2)
     ON CONFLICT (site_id) DO UPDATE SET read_until = greatest(accrual_state.read_until, excluded.read_until)`,
    [ctx.siteId, until],
  )
}

/** Takes some off the list; those that another run has in hand are passed over. */
export const takeStale = (ctx: Ctx, most: number): Promise<MemberDay[]> =>
  ctx.db.query<MemberDay>(
    `DELETE FROM points.stale s USING (
       SELECT member_id, day FROM points.stale WHERE site_id = $1 ORDER BY member_id, day LIMIT $2 FOR UPDATE SKIP LOCKED) t
     WHERE s.site_id = $1 AND s.member_id = t.member_id AND s.day = t.day
     RETURNING s.member_id AS "memberId", to_char(s.day, 'YYYY-MM-DD') AS day`,
    [ctx.siteId, most],
  )

/** Members of whom more was booked than they have earned since, and who hold points again. */
export const findOwing = async (ctx: Ctx, scale: bigint, most: number): Promise<number[]> => {
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT a.member_id FROM points.account a JOIN ledger.balance_view b USING (site_id, member_id)
     WHERE a.site_id = $1 AND a.accrual_paid > div(a.accrued, $2::numeric) AND b.purse = 'points' AND b.balance > 0 ORDER BY 1 LIMIT $3`,
    [ctx.siteId, scale.toString(), most],
  )
  return rows.map(({ member_id }) => member_id)
}

export const findAccruals = async (ctx: Ctx, asked: readonly MemberDay[]): Promise<Accrual[]> => {
  const rows = await ctx.db.query<Omit<Accrual, 'units'> & { units: string }>(
    `SELECT a.member_id AS "memberId", to_char(a.day, 'YYYY-MM-DD') AS day, a.parts, a.units::text AS units
     FROM unnest($2::bigint[], $3::date[]) AS u (member_id, day) JOIN points.accrual a ON a.site_id = $1 AND a.member_id = u.member_id AND a.day = u.day`,
    [ctx.siteId, asked.map(({ memberId }) => memberId), asked.map(({ day }) => day)],
  )
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }))
}

export const saveAccruals = (ctx: Ctx, accruals: readonly Accrual[]) =>
  ctx.db.query(
    `INSERT INTO points.accrual (site_id, member_id, day, units, parts)
     SELECT $1, member_id, day, units, parts::jsonb FROM unnest($2::bigint[], $3::date[], $4::numeric[], $5::text[]) AS a (member_id, day, units, parts)
     ON CONFLICT (site_id, member_id, day) DO UPDATE SET units = excluded.units, parts = excluded.parts`,
    [
      ctx.siteId,
      accruals.map(({ memberId }) => memberId),
      accruals.map(({ day }) => day),
      accruals.map(({ units }) => units.toString()),
      accruals.map(({ parts }) => JSON.stringify(parts)),
    ],
  )

/** `entries`: how many the member has. */
export type Accrued = { memberId: number; accrued: bigint; paid: number; entries: number }

/** Adds to what each member has earned by turnover, and answers what that comes to and what of it is booked. Their purses are locked. */
export const addAccrued = async (ctx: Ctx, added: ReadonlyMap<number, bigint>): Promise<Accrued[]> => {
  const members = [...added.keys()]
  await ctx.db.query(
    `INSERT INTO points.account (site_id, member_id, last_at) SELECT $1, member_id, $3 FROM unnest($2::bigint[]) AS u (member_id) ON CONFLICT DO NOTHING`,
    [ctx.siteId, members, ctx.now],
  )
  const rows = await ctx.db.query<Omit<Accrued, 'accrued'> & { accrued: string }>(
    `UPDATE points.account a SET accrued = a.accrued + u.units FROM unnest($2::bigint[], $3::numeric[]) AS u (member_id, units)
     WHERE a.site_id = $1 AND a.member_id = u.member_id
     RETURNING a.member_id AS "memberId", a.accrued::text AS accrued, a.accrual_paid AS paid, a.entries`,
    [ctx.siteId, members, [...added.values()].map(String)],
  )
  return rows.map((row) => ({ ...row, accrued: BigInt(row.accrued) }))
}

export const savePaid = (ctx: Ctx, paid: readonly { memberId: number; change: number }[]) =>
  ctx.db.client.query({
    name: 'points.save_paid',
    text: `UPDATE points.account a SET accrual_paid = a.accrual_paid + p.change
      FROM unnest($2::bigint[], $3::bigint[]) AS p (member_id, change) WHERE a.site_id = $1 AND a.member_id = p.member_id`,
    values: [ctx.siteId, int8s(paid, (p) => p.memberId), int8s(paid, (p) => p.change)],
  })
