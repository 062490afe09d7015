import type { PostState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { pageWithin } from '../../../platform/cursor.ts'

export type CommentRow = {
  id: number
  postId: number
  parentId: number | null
  memberId: number | null
  staffId: number | null
  text: string
  status: PostState
  why: string
  createdAt: Date
}
const COLUMNS = `comment_id AS id, post_id AS "postId", parent_id AS "parentId", member_id AS "memberId", staff_id AS "staffId", text, status, why,
  created_at AS "createdAt"`

/** Readers turn pages by their numbers, the oldest first: of so many of a post at most, and it takes no more. */
const MOST_LISTED = 5_000
/** What is shown of a post to this member: what waits for staff to its writer alone; what was taken away as long as somebody answered it. */
const SHOWN = `boards.comment c WHERE site_id = $1 AND post_id = $2 AND (
    status = 'shown' OR (status = 'review' AND member_id = $3)
    OR (parent_id IS NULL AND EXISTS (SELECT FROM boards.comment a WHERE a.site_id = $1 AND a.post_id = $2 AND a.parent_id = c.comment_id AND a.status = 'shown')))`

export const findComments = async (ctx: Ctx, postId: number, memberId: number, page: number, size: number) => {
  const [counted] = await ctx.db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${SHOWN} LIMIT ${MOST_LISTED}) listed`,
    [ctx.siteId, postId, memberId],
  )
  const { limit, offset } = pageWithin(MOST_LISTED, size, (page - 1) * size)
  const rows = await ctx.db.query<CommentRow>(
    `SELECT ${COLUMNS} FROM ${SHOWN} ORDER BY coalesce(parent_id, comment_id), comment_id LIMIT $4 OFFSET $5`,
    [ctx.siteId, postId, memberId, limit, offset],
  )
  return { rows, total: counted?.total ?? 0 }
}

/** Whether one more would be seen by nobody. Those that were taken away count too. */
export const isFull = async (ctx: Ctx, postId: number): Promise<boolean> => {
  const rows = await ctx.db.query('SELECT FROM boards.comment WHERE site_id = $1 AND post_id = $2 OFFSET $3 LIMIT 1', [
    ctx.siteId,
    postId,
    MOST_LISTED - 1,
  ])
  return rows.length > 0
}

export const lockComment = async (ctx: Ctx, commentId: number): Promise<CommentRow | undefined> => {
  const [row] = await ctx.db.query<CommentRow>(
    `SELECT ${COLUMNS} FROM boards.comment WHERE site_id = $1 AND comment_id = $2 FOR UPDATE`,
    [ctx.siteId, commentId],
  )
  return row
}

export const findCommentByKey = async (
  ctx: Ctx,
  memberId: number,
  requestKey: string,
): Promise<CommentRow | undefined> => {
  const [row] = await ctx.db.query<CommentRow>(
    `SELECT ${COLUMNS} FROM boards.comment WHERE site_id = $1 AND member_id = $2 AND request_key = $3`,
    [ctx.siteId, memberId, requestKey],
  )
  return row
}

export type NewComment = Pick<
  CommentRow,
  'postId' | 'parentId' | 'memberId' | 'staffId' | 'text' | 'status' | 'why'
> & {
  requestKey: string | null
  createdAt?: Date
}
export const insertComment = async (ctx: Ctx, comment: NewComment): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO boards.comment (site_id, post_id, parent_id, member_id, staff_id, text, status, why, request_key, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) ON CONFLICT DO NOTHING RETURNING comment_id AS id`,
    [
      ctx.siteId,
      comment.postId,
      comment.parentId,
      comment.memberId,
      comment.staffId,
      comment.text,
      comment.status,
      comment.why,
      comment.requestKey,
      comment.createdAt ?? ctx.now,
    ],
  )
  if (row && comment.status === 'shown') await countComment(ctx, comment.postId, 1)
  return row?.id
}

const countComment = (ctx: Ctx, postId: number, by: number) =>
  ctx.db.query('UPDATE boards.post SET comments = comments + $3 WHERE site_id = $1 AND post_id = $2', [
    ctx.siteId,
    postId,
    by,
  ])

export const setCommentState = async (
  ctx: Ctx,
  comment: CommentRow,
  to: { status: PostState; text?: string; why?: string },
): Promise<void> => {
  await ctx.db.query(
    'UPDATE boards.comment SET status = $3, text = $4, why = $5, changed_at = $6 WHERE site_id = $1 AND comment_id = $2',
    [ctx.siteId, comment.id, to.status, to.text ?? comment.text, to.why ?? comment.why, ctx.now],
  )
  const by = Number(to.status === 'shown') - Number(comment.status === 'shown')
  if (by !== 0) await countComment(ctx, comment.postId, by)
}

export const countCommented = async (ctx: Ctx, memberId: number, since: Date) => {
  const [row] = await ctx.db.query<{ count: number; last: Date | null }>(
    'SELECT count(*)::int AS count, max(created_at) AS last FROM boards.comment WHERE site_id = $1 AND member_id = $2 AND created_at > $3',
    [ctx.siteId, memberId, since],
  )
  return row ?? { count: 0, last: null }
}
