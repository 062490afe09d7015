import type { Ctx } from '../../platform/context.ts'

/** Of members and staff, of all sites. */
export const countDemoAccounts = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ found: number }>(
    `SELECT (SELECT count(*) FROM identity.member WHERE is_demo) + (SELECT count(*) FROM identity.staff WHERE is_demo) AS found`,
  )
  return row?.found ?? 0
}
