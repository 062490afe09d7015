import type { Ctx } from '../../platform/context.ts'
import { int4s, int8s } from '../../platform/db/index.ts'
import type { Slice, Wheel } from './wheel.rules.ts'

export type WheelVersion = Wheel & { staffId: number; reason: string; createdAt: Date }

const COLUMNS = `version, terms, staff_id AS "staffId", reason, created_at AS "createdAt"`

/** The newest first. */
export const findVersions = (ctx: Ctx, most: number): Promise<WheelVersion[]> =>
  ctx.db.query<WheelVersion>(
    `SELECT ${COLUMNS} FROM rotary.wheel_version WHERE site_id = $1 ORDER BY version DESC LIMIT $2`,
    [ctx.siteId, most],
  )

export const findWheel = async (ctx: Ctx): Promise<Wheel | undefined> => (await findVersions(ctx, 1))[0]

/** False where this version is there already: another was faster. */
export const insertVersion = async (
  ctx: Ctx,
  { version, terms, staffId, reason }: Omit<WheelVersion, 'createdAt'>,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO rotary.wheel_version (site_id, version, terms, staff_id, reason, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING version`,
    [ctx.siteId, version, JSON.stringify(terms), staffId, reason, ctx.now],
  )
  if (rows.length === 0) return false
  await ctx.db.query(
    `INSERT INTO rotary.slice (site_id, version, slice, stock_left) SELECT $1, $2, * FROM unnest($3::int[], $4::bigint[])`,
    [ctx.siteId, version, int4s([...terms.slices.keys()], (at) => at), int8s(terms.slices, ({ stock }) => stock)],
  )
  return true
}

const SLICES = `SELECT slice, drawn, stock_left AS "left" FROM rotary.slice WHERE site_id = $1 AND version = $2 ORDER BY slice`

export const findSlices = (ctx: Ctx, version: number): Promise<Slice[]> =>
  ctx.db.query<Slice>(SLICES, [ctx.siteId, version])

/** Of two spins at once the second sees what the first left. */
export const lockSlices = (ctx: Ctx, version: number): Promise<Slice[]> =>
  ctx.db.query<Slice>(`${SLICES} FOR UPDATE`, [ctx.siteId, version])

export const saveDrawn = (ctx: Ctx, version: number, slice: number) =>
  ctx.db.query(
    'UPDATE rotary.slice SET drawn = drawn + 1, stock_left = stock_left - 1 WHERE site_id = $1 AND version = $2 AND slice = $3',
    [ctx.siteId, version, slice],
  )

/** Of each of these versions, without test accounts. */
export const sumVersions = async (ctx: Ctx, versions: readonly number[]) => {
  const rows = await ctx.db.query<{ version: number; spins: number; paid: number }>(
    `SELECT version, count(*) AS spins, coalesce(sum(points), 0)::bigint AS paid FROM rotary.spin s
     WHERE site_id = $1 AND version = ANY($2::int[])
       AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = s.site_id AND t.member_id = s.member_id)
     GROUP BY version`,
    [ctx.siteId, versions],
  )
  return new Map(rows.map((row) => [row.version, row]))
}
