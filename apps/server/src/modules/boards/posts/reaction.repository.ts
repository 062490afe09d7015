import type { ReportReason } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** False where it was so already. */
export const setLiked = async (ctx: Ctx, postId: number, memberId: number, isLiked: boolean): Promise<boolean> => {
  const keys = [ctx.siteId, postId, memberId]
  const rows = isLiked
    ? await ctx.db.query(
        'INSERT INTO boards.liked (site_id, post_id, member_id, liked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING post_id',
        [...keys, ctx.now],
      )
    : await ctx.db.query(
        'DELETE FROM boards.liked WHERE site_id = $1 AND post_id = $2 AND member_id = $3 RETURNING post_id',
        keys,
      )
  return rows.length > 0
}

export const countLike = async (ctx: Ctx, postId: number, by: number): Promise<number> => {
  const [row] = await ctx.db.query<{ likes: number }>(
    'UPDATE boards.post SET likes = likes + $3 WHERE site_id = $1 AND post_id = $2 RETURNING likes',
    [ctx.siteId, postId, by],
  )
  return row?.likes ?? 0
}

export type OwnReactions = { isLiked: boolean; isReported: boolean }
export const findReactions = async (ctx: Ctx, postId: number, memberId: number): Promise<OwnReactions> => {
  const [row] = await ctx.db.query<OwnReactions>(
    `SELECT EXISTS (SELECT FROM boards.liked WHERE site_id = $1 AND post_id = $2 AND member_id = $3) AS "isLiked",
       EXISTS (SELECT FROM boards.report WHERE site_id = $1 AND post_id = $2 AND comment_id = 0 AND member_id = $3) AS "isReported"`,
    [ctx.siteId, postId, memberId],
  )
  return row ?? { isLiked: false, isReported: false }
}

export type NewReport = { postId: number; commentId: number; memberId: number; reason: ReportReason; note: string }
/** How many members have reported it that staff have not looked at; undefined where this one has already. */
export const insertReport = async (ctx: Ctx, report: NewReport): Promise<number | undefined> => {
  const rows = await ctx.db.query(
    `INSERT INTO boards.report (site_id, post_id, comment_id, member_id, reason, note, reported_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING post_id`,
    [ctx.siteId, report.postId, report.commentId, report.memberId, report.reason, report.note, ctx.now],
  )
  if (rows.length === 0) return undefined
  const [counted] = await ctx.db.query<{ open: number }>(
    'SELECT count(*)::int AS open FROM boards.report WHERE site_id = $1 AND post_id = $2 AND comment_id = $3 AND handled_at IS NULL',
    [ctx.siteId, report.postId, report.commentId],
  )
  return counted?.open ?? 0
}

/** Staff looked at them. */
export const handleReports = (ctx: Ctx, postId: number, commentId: number) =>
  ctx.db.query(
    'UPDATE boards.report SET handled_at = $4 WHERE site_id = $1 AND post_id = $2 AND comment_id = $3 AND handled_at IS NULL',
    [ctx.siteId, postId, commentId, ctx.now],
  )
