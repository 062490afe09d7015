import type { Ctx } from '../../../platform/context.ts'

/** Which of these pictures the member uploaded. */
export const ownPictures = async (ctx: Ctx, memberId: number, hashes: readonly string[]): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set()
  const rows = await ctx.db.query<{ hash: string }>(
    'SELECT hash FROM boards.picture WHERE site_id = $1 AND member_id = $2 AND hash = ANY($3)',
    [ctx.siteId, memberId, hashes],
  )
  return new Set(rows.map(({ hash }) => hash))
}

export const countPictures = async (ctx: Ctx, memberId: number, since: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM boards.picture WHERE site_id = $1 AND member_id = $2 AND uploaded_at > $3',
    [ctx.siteId, memberId, since],
  )
  return row?.count ?? 0
}

export const insertPicture = (ctx: Ctx, memberId: number, hash: string) =>
  ctx.db.query(
    'INSERT INTO boards.picture (site_id, member_id, hash, uploaded_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [ctx.siteId, memberId, hash, ctx.now],
  )
