import type { Ctx } from '../../../platform/context.ts'

/** Newest first. */
export const findFavourites = async (ctx: Ctx, memberId: number): Promise<number[]> => {
  const rows = await ctx.db.query<{ event_id: number }>(
    'SELECT event_id FROM sportsbook.favourite WHERE site_id = $1 AND member_id = $2 ORDER BY added_at DESC, event_id DESC LIMIT 100',
    [ctx.siteId, memberId],
  )
  return rows.map(({ event_id }) => event_id)
}

/** `most`: of more than that the oldest are removed. */
export const insertFavourite = async (ctx: Ctx, memberId: number, eventId: number, most: number): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsbook.favourite (site_id, member_id, event_id, added_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [ctx.siteId, memberId, eventId, ctx.now],
  )
  await ctx.db.query(
    `DELETE FROM sportsbook.favourite WHERE site_id = $1 AND member_id = $2 AND event_id IN (
       SELECT event_id FROM sportsbook.favourite WHERE site_id = $1 AND member_id = $2 ORDER BY added_at DESC, event_id DESC OFFSET $3)`,
    [ctx.siteId, memberId, most],
  )
}

export const deleteFavourite = (ctx: Ctx, memberId: number, eventId: number): Promise<unknown> =>
  ctx.db.query('DELETE FROM sportsbook.favourite WHERE site_id = $1 AND member_id = $2 AND event_id = $3', [
    ctx.siteId,
    memberId,
    eventId,
  ])
