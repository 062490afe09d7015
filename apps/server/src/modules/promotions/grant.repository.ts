import type { BonusStatus, BonusTerms } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { pageWithin } from '../../platform/cursor.ts'
import { seoulDay } from '../../platform/seoul-time.ts'

export type Grant = {
  grantId: number
  memberId: number
  code: string
  version: number
  terms: BonusTerms
  amount: number
  required: number
  progress: number
  grantedAt: Date
  expiresAt: Date
  status: BonusStatus
  endedAt: Date | null
  converted: number
}

const GRANT = `SELECT g.grant_id AS "grantId", g.member_id AS "memberId", g.bonus_code AS code, g.version, v.terms, g.amount, g.required, g.progress,
    g.granted_at AS "grantedAt", g.expires_at AS "expiresAt", g.status, g.ended_at AS "endedAt", g.converted
  FROM promotions.bonus_grant g JOIN promotions.bonus_version v USING (site_id, bonus_code, version)
  WHERE g.site_id = $1`

export const findActive = async (ctx: Ctx, memberId: number): Promise<Grant | undefined> =>
  (await ctx.db.query<Grant>(`${GRANT} AND g.member_id = $2 AND g.status = 'active'`, [ctx.siteId, memberId]))[0]

/** A member turns pages by their numbers: of so many of the newest at most. */
const MOST_LISTED = 1_000

/** Newest first. */
export const findGrants = (ctx: Ctx, memberId: number, size: number, begin: number): Promise<Grant[]> => {
  const { limit, offset } = pageWithin(MOST_LISTED, size, begin)
  return ctx.db.query<Grant>(`${GRANT} AND g.member_id = $2 ORDER BY g.grant_id DESC LIMIT $3 OFFSET $4`, [
    ctx.siteId,
    memberId,
    limit,
    offset,
  ])
}

export const countGrants = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ n: number }>(
    `SELECT count(*) AS n FROM (SELECT FROM promotions.bonus_grant WHERE site_id = $1 AND member_id = $2 LIMIT ${MOST_LISTED}) listed`,
    [ctx.siteId, memberId],
  )
  return row?.n ?? 0
}

/** Whether a deposit brought a bonus today, in Seoul. */
export const hadDepositBonusToday = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM promotions.bonus_grant WHERE site_id = $1 AND member_id = $2 AND day = $3 AND bonus_code IN ('first', 'daily')`,
    [ctx.siteId, memberId, seoulDay(ctx.now)],
  )
  return rows.length > 0
}

type NewGrant = Pick<Grant, 'memberId' | 'code' | 'version' | 'amount' | 'required' | 'expiresAt'> & { source: string }

/** A unique index refuses what was granted before. */
export const insertGrant = async (ctx: Ctx, grant: NewGrant): Promise<number> => {
  const [row] = await ctx.db.query<{ grantId: number }>(
    `INSERT INTO promotions.bonus_grant (site_id, member_id, bonus_code, version, source, day, amount, required, granted_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING grant_id AS "grantId"`,
    [
      ctx.siteId,
      grant.memberId,
      grant.code,
      grant.version,
      grant.source,
      seoulDay(ctx.now),
      grant.amount,
      grant.required,
      ctx.now,
      grant.expiresAt,
    ],
  )
  if (!row) throw new Error('a grant that was not stored')
  return row.grantId
}

export type Ended = { status: Exclude<BonusStatus, 'active'>; converted: number; takenBack: number }

/** Only of an active one: of two that end it, one gets it, and the other waits until then. */
export const endGrant = async (
  ctx: Ctx,
  grantId: number,
  { status, converted, takenBack }: Ended,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE promotions.bonus_grant SET status = $3, ended_at = $4, converted = $5, taken_back = $6
     WHERE site_id = $1 AND grant_id = $2 AND status = 'active' RETURNING grant_id`,
    [ctx.siteId, grantId, status, ctx.now, converted, takenBack],
  )
  return rows.length === 1
}

/** Active ones whose terms are met, of any site; some may wait for open stakes. */
export const findMet = (ctx: Ctx, limit: number): Promise<{ siteId: number; memberId: number }[]> =>
  ctx.db.named(
    'promotions.met',
    `SELECT site_id AS "siteId", member_id AS "memberId" FROM promotions.bonus_grant WHERE status = 'active' AND progress >= required
     ORDER BY random() LIMIT $1`,
    [limit],
  )

/** Members to whose bonus purses money came when no bonus was active. */
export const findReturned = (ctx: Ctx, limit: number): Promise<{ siteId: number; memberId: number }[]> =>
  ctx.db.named(
    'promotions.returned',
    `SELECT site_id AS "siteId", member_id AS "memberId" FROM promotions.returned LIMIT $1`,
    [limit],
  )

export const deleteReturned = (ctx: Ctx, memberId: number) =>
  ctx.db.query('DELETE FROM promotions.returned WHERE site_id = $1 AND member_id = $2', [ctx.siteId, memberId])

export const insertStray = async (ctx: Ctx, memberId: number, amount: number): Promise<number> => {
  const [row] = await ctx.db.query<{ id: number }>(
    'INSERT INTO promotions.stray (site_id, member_id, amount, taken_at) VALUES ($1, $2, $3, $4) RETURNING stray_id AS id',
    [ctx.siteId, memberId, amount, ctx.now],
  )
  if (!row) throw new Error('stray bonus money that was not stored')
  return row.id
}

/** Active ones past their end, of any site. */
export const findExpired = (ctx: Ctx, limit: number): Promise<{ siteId: number; memberId: number }[]> =>
  ctx.db.named(
    'promotions.expired',
    `SELECT site_id AS "siteId", member_id AS "memberId" FROM promotions.bonus_grant WHERE status = 'active' AND expires_at <= $1
     ORDER BY expires_at LIMIT $2`,
    [ctx.now, limit],
  )

/** The grant of this source, whatever became of it. */
export const findGrantOf = async (ctx: Ctx, source: string): Promise<number | undefined> =>
  (
    await ctx.db.query<{ id: number }>(
      'SELECT grant_id AS id FROM promotions.bonus_grant WHERE site_id = $1 AND source = $2',
      [ctx.siteId, source],
    )
  )[0]?.id

/** What staff granted this member today, in Seoul. */
export const grantedByHand = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM promotions.bonus_grant
     WHERE site_id = $1 AND member_id = $2 AND day = $3 AND source LIKE 'hand:%'`,
    [ctx.siteId, memberId, seoulDay(ctx.now)],
  )
  return row?.sum ?? 0
}
