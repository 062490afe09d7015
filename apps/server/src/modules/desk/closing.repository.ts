import type { Ctx } from '../../platform/context.ts'

export type Closing = { closesAt: Date; closedAt: Date | null; reason: string }

/** When the member asked for the end of its account, and what became of it. */
export const closingOfMember = async (ctx: Ctx, memberId: number): Promise<Closing | undefined> => {
  const [row] = await ctx.db.query<Closing>(
    `SELECT closes_at AS "closesAt", closed_at AS "closedAt", reason FROM privacy.closing_view WHERE site_id = $1 AND member_id = $2`,
    [ctx.siteId, memberId],
  )
  return row
}
