import type { Ctx } from '../../platform/context.ts'

/** Nicknames of members of the context's site, by their id. */
export const memberNicks = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await ctx.db.kysely
    .selectFrom('identity.member')
    .select(['member_id', 'mem_nick'])
    .where('site_id', '=', ctx.siteId)
    .where('member_id', 'in', memberIds)
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.mem_nick]))
}

/** Names of staff, by their id. */
export const staffNames = async (ctx: Ctx, staffIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (staffIds.length === 0) return new Map()
  const rows = await ctx.db.kysely
    .selectFrom('identity.staff')
    .select(['staff_id', 'name'])
    .where('staff_id', 'in', staffIds)
    .execute()
  return new Map(rows.map((row) => [row.staff_id, row.name]))
}
