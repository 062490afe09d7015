import type { Ctx } from '../../platform/context.ts'
import type { DrawnSlice } from './wheel.rules.ts'

export type Spin = {
  number: number
  version: number
  slices: DrawnSlice[]
  slice: number
  points: number
  roll: number
  seed: Buffer
  hash: Buffer
  ownSeed: string
  spunAt: Date
}
const SPIN = `number, version, slices, slice, points, roll, seed, hash, own_seed AS "ownSeed", spun_at AS "spunAt"`

export const findSpinByKey = async (ctx: Ctx, memberId: number, requestKey: string): Promise<Spin | undefined> =>
  (
    await ctx.db.query<Spin>(
      `SELECT ${SPIN} FROM rotary.spin WHERE site_id = $1 AND member_id = $2 AND request_key = $3`,
      [ctx.siteId, memberId, requestKey],
    )
  )[0]

type NewSpin = Omit<Spin, 'spunAt'> & { requestKey: string; entitlementId: number }

export const insertSpin = (ctx: Ctx, memberId: number, spin: NewSpin) =>
  ctx.db.query(
    `INSERT INTO rotary.spin (site_id, member_id, number, request_key, entitlement_id, version, slices, slice, points, roll, seed, hash, own_seed, spun_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ctx.siteId,
      memberId,
      spin.number,
      spin.requestKey,
      spin.entitlementId,
      spin.version,
      JSON.stringify(spin.slices),
      spin.slice,
      spin.points,
      spin.roll,
      spin.seed,
      spin.hash,
      spin.ownSeed,
      ctx.now,
    ],
  )

/** Newest first. Numbers have no gap, so a page is a range of them. `last`: the highest. */
export const findSpins = (
  ctx: Ctx,
  memberId: number,
  { last, page, size }: { last: number; page: number; size: number },
): Promise<Spin[]> => {
  const highest = last - (page - 1) * size
  return ctx.db.query<Spin>(
    `SELECT ${SPIN} FROM rotary.spin WHERE site_id = $1 AND member_id = $2 AND number BETWEEN $3 AND $4 ORDER BY number DESC`,
    [ctx.siteId, memberId, highest - size + 1, highest],
  )
}

export type SiteSpin = Pick<Spin, 'number' | 'version' | 'slice' | 'points' | 'spunAt'> & { memberId: number }

/** Of the whole site, the newest first, behind `before`: instant, member and number of a spin. In the directions of the index. */
export const findSiteSpins = (
  ctx: Ctx,
  limit: number,
  [at, member = 0, number = 0]: readonly number[] = [],
): Promise<SiteSpin[]> =>
  ctx.db.query<SiteSpin>(
    `SELECT member_id AS "memberId", number, version, slice, points, spun_at AS "spunAt" FROM rotary.spin
     WHERE site_id = $1 AND spun_at <= coalesce($3::timestamptz, 'infinity')
       AND ($3 IS NULL OR spun_at < $3 OR member_id > $4 OR (member_id = $4 AND number > $5))
     ORDER BY spun_at DESC, member_id, number LIMIT $2`,
    [ctx.siteId, limit, at === undefined ? null : new Date(at), member, number],
  )
