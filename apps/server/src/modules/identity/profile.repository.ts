import type { Ctx } from '../../platform/context.ts'

/** Unread messages, by the view of the module that keeps them. */
export const countNewMessages = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ unread: number }>(
    'SELECT unread FROM community.unread_view WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  return row?.unread ?? 0
}
