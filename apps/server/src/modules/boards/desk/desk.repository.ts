import type { PostBoard, PostState, ReportReason } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { CommentRow } from '../posts/comment.repository.ts'
import { POST_COLUMNS, type PostRow } from '../posts/post.repository.ts'
import { gramsOf } from '../posts/words.rules.ts'

/** Of what staff look for no more is counted. */
const MOST_FOUND = 10_000
const MOST_QUEUED = 100
const MOST_COMMENTS = 200

export type PostFilter = { board: PostBoard | ''; status: PostState | ''; terms: readonly string[]; memberId: number }

/** The newest first. */
export const findForDesk = async (ctx: Ctx, filter: PostFilter, page: number, size: number) => {
  const found = `SELECT ${POST_COLUMNS} FROM boards.post WHERE site_id = $1 AND ($2 = '' OR board = $2) AND ($3 = '' OR status = $3)
      AND ($4::bigint = 0 OR member_id = $4)
      AND ($5::text[] = '{}' OR ((title_grams @> $5 OR text_grams @> $5)
        AND NOT EXISTS (SELECT FROM unnest($6::text[]) AS sought WHERE strpos(title_words || ' ' || text_words, sought) = 0)))
    ORDER BY post_id DESC LIMIT ${MOST_FOUND}`
  const values = [
    ctx.siteId,
    filter.board,
    filter.status,
    filter.memberId,
    [...new Set(filter.terms.flatMap(gramsOf))],
    filter.terms,
  ]
  const [counted] = await ctx.db.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${found}) found`, values)
  const rows = await ctx.db.query<PostRow>(`SELECT * FROM (${found}) found ORDER BY id DESC LIMIT $7 OFFSET $8`, [
    ...values,
    size,
    (page - 1) * size,
  ])
  return { rows, total: counted?.total ?? 0 }
}

export const findAllComments = (ctx: Ctx, postId: number): Promise<CommentRow[]> =>
  ctx.db.query<CommentRow>(
    `SELECT comment_id AS id, post_id AS "postId", parent_id AS "parentId", member_id AS "memberId", staff_id AS "staffId", text, status, why,
       created_at AS "createdAt"
     FROM boards.comment WHERE site_id = $1 AND post_id = $2 ORDER BY coalesce(parent_id, comment_id), comment_id LIMIT ${MOST_COMMENTS}`,
    [ctx.siteId, postId],
  )

export type ReportRow = {
  commentId: number
  memberId: number
  reason: ReportReason
  note: string
  reportedAt: Date
  handledAt: Date | null
}
export const findReports = (ctx: Ctx, postId: number): Promise<ReportRow[]> =>
  ctx.db.query<ReportRow>(
    `SELECT comment_id AS "commentId", member_id AS "memberId", reason, note, reported_at AS "reportedAt", handled_at AS "handledAt"
     FROM boards.report WHERE site_id = $1 AND post_id = $2 ORDER BY reported_at DESC LIMIT ${MOST_COMMENTS}`,
    [ctx.siteId, postId],
  )

export type QueuedRow = {
  postId: number
  /** 0: the post itself. */
  commentId: number
  memberId: number | null
  staffId: number | null
  text: string
  why: string
  status: PostState
  reports: number
  at: Date
}
/** What waits, and what is reported though it is shown: the oldest first. */
export const findQueue = async (ctx: Ctx): Promise<{ rows: QueuedRow[]; total: number }> => {
  const queued = `
    SELECT post_id, 0::bigint AS comment_id FROM boards.post WHERE site_id = $1 AND status = 'review'
    UNION SELECT post_id, comment_id FROM boards.comment WHERE site_id = $1 AND status = 'review'
    UNION SELECT post_id, comment_id FROM boards.report WHERE site_id = $1 AND handled_at IS NULL`
  const [counted] = await ctx.db.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${queued}) q`, [
    ctx.siteId,
  ])
  const rows = await ctx.db.query<QueuedRow>(
    `SELECT q.post_id AS "postId", q.comment_id AS "commentId",
       CASE q.comment_id WHEN 0 THEN p.member_id ELSE c.member_id END AS "memberId",
       CASE q.comment_id WHEN 0 THEN p.staff_id ELSE c.staff_id END AS "staffId",
       coalesce(c.text, p.text_words) AS text, coalesce(c.why, p.why) AS why, coalesce(c.status, p.status) AS status,
       (SELECT count(*)::int FROM boards.report r WHERE r.site_id = $1 AND r.post_id = q.post_id AND r.comment_id = q.comment_id
          AND r.handled_at IS NULL) AS reports,
       coalesce(c.created_at, p.created_at) AS at
     FROM (${queued}) q JOIN boards.post p ON p.site_id = $1 AND p.post_id = q.post_id
       LEFT JOIN boards.comment c ON c.site_id = $1 AND c.comment_id = q.comment_id
     ORDER BY at, q.post_id, q.comment_id LIMIT ${MOST_QUEUED}`,
    [ctx.siteId],
  )
  return { rows, total: counted?.total ?? 0 }
}
