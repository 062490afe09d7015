import type { Ctx } from '../../platform/context.ts'

export type ClosingRow = { askedAt: Date; closesAt: Date; closedAt: Date | null }

export const findClosing = async (ctx: Ctx, memberId: number): Promise<ClosingRow | undefined> => {
  const [row] = await ctx.db.query<ClosingRow>(
    `SELECT asked_at AS "askedAt", closes_at AS "closesAt", closed_at AS "closedAt" FROM privacy.closing WHERE site_id = $1 AND member_id = $2`,
    [ctx.siteId, memberId],
  )
  return row
}

/** The first request holds; a second one changes nothing. */
export const insertClosing = async (ctx: Ctx, memberId: number, closesAt: Date, reason: string): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO privacy.closing (site_id, member_id, asked_at, closes_at, reason) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [ctx.siteId, memberId, ctx.now, closesAt, reason],
  )
}

/** False once it is closed. */
export const deleteClosing = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    'DELETE FROM privacy.closing WHERE site_id = $1 AND member_id = $2 AND closed_at IS NULL RETURNING member_id',
    [ctx.siteId, memberId],
  )
  return rows.length > 0
}

/** Members of the site whose wait is over, the longest waiting first. */
export const dueClosings = async (ctx: Ctx, limit: number): Promise<number[]> =>
  (
    await ctx.db.query<{ member_id: number }>(
      `SELECT member_id FROM privacy.closing WHERE site_id = $1 AND closed_at IS NULL AND closes_at <= $2 ORDER BY closes_at LIMIT $3`,
      [ctx.siteId, ctx.now, limit],
    )
  ).map(({ member_id }) => member_id)

export const noteClosed = (ctx: Ctx, memberId: number) =>
  ctx.db.query('UPDATE privacy.closing SET closed_at = $3 WHERE site_id = $1 AND member_id = $2', [
    ctx.siteId,
    memberId,
    ctx.now,
  ])

export const dueErasures = async (ctx: Ctx, before: Date, limit: number): Promise<number[]> =>
  (
    await ctx.db.query<{ member_id: number }>(
      `SELECT member_id FROM privacy.closing WHERE site_id = $1 AND closed_at < $2 AND erased_at IS NULL ORDER BY closed_at LIMIT $3`,
      [ctx.siteId, before, limit],
    )
  ).map(({ member_id }) => member_id)

/** The reason that the member wrote goes, too. */
export const noteErased = (ctx: Ctx, memberId: number) =>
  ctx.db.query(`UPDATE privacy.closing SET erased_at = $3, reason = '' WHERE site_id = $1 AND member_id = $2`, [
    ctx.siteId,
    memberId,
    ctx.now,
  ])

/** Requests that are applied for or waiting. */
export const countOpenRequests = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*) AS count FROM cashier.request_view WHERE site_id = $1 AND member_id = $2 AND status IN (0, 2)',
    [ctx.siteId, memberId],
  )
  return row?.count ?? 0
}
