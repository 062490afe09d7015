import type { Ctx } from '../../../platform/context.ts'

/** One that nobody has confirmed. */
export const deleteRequest = async (ctx: Ctx, requestId: number): Promise<void> => {
  await ctx.db.query(
    'DELETE FROM minigames.round_request WHERE site_id = $1 AND request_id = $2 AND confirmed_at IS NULL',
    [ctx.siteId, requestId],
  )
}
