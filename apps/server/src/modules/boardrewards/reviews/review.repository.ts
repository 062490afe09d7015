import type { PostBoard, ReviewPeriod, ReviewReason, ReviewRules, ReviewState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type Review = {
  postId: number
  memberId: number
  version: number
  state: ReviewState
  why: ReviewReason
  points: number
  taken: number
  moves: number
  writtenAt: Date
  decidedAt: Date | null
  grantedAt: Date | null
  staffId: number | null
}
const COLUMNS = `post_id AS "postId", member_id AS "memberId", version, state, why, points, taken, moves, written_at AS "writtenAt",
  decided_at AS "decidedAt", granted_at AS "grantedAt", staff_id AS "staffId"`

export const insertReview = async (
  ctx: Ctx,
  { postId, memberId, version }: Pick<Review, 'postId' | 'memberId' | 'version'>,
) =>
  ctx.db.query(
    `INSERT INTO boardrewards.review (site_id, post_id, member_id, version, state, written_at) VALUES ($1, $2, $3, $4, 'waiting', $5)
     ON CONFLICT DO NOTHING`,
    [ctx.siteId, postId, memberId, version, ctx.now],
  )

export const findReview = async (ctx: Ctx, postId: number): Promise<Review | undefined> =>
  (
    await ctx.db.query<Review>(`SELECT ${COLUMNS} FROM boardrewards.review WHERE site_id = $1 AND post_id = $2`, [
      ctx.siteId,
      postId,
    ])
  )[0]

export const saveReview = (ctx: Ctx, { postId, state, why, points, taken, moves, grantedAt, staffId }: Review) =>
  ctx.db.query(
    `UPDATE boardrewards.review SET state = $3, why = $4, points = $5, taken = $6, moves = $7, granted_at = $8,
       granted_day = ($8::timestamptz AT TIME ZONE 'Asia/Seoul')::date, staff_id = $9, decided_at = $10
     WHERE site_id = $1 AND post_id = $2`,
    [ctx.siteId, postId, state, why, points, taken, moves, grantedAt, staffId, ctx.now],
  )

/** Posts of the member, written in the same day, week or month of Seoul as `at`: those that brought something, also where it is gone again, and those that wait. */
export const countWritten = async (ctx: Ctx, memberId: number, every: ReviewPeriod, at: Date) => {
  const [row] = await ctx.db.query<{ granted: number; waiting: number }>(
    `SELECT count(*) FILTER (WHERE granted_day IS NOT NULL)::int AS granted, count(*) FILTER (WHERE state = 'waiting')::int AS waiting
     FROM boardrewards.review
     WHERE site_id = $1 AND member_id = $2 AND (granted_day IS NOT NULL OR state = 'waiting')
       AND date_trunc($3, written_at AT TIME ZONE 'Asia/Seoul') = date_trunc($3, $4::timestamptz AT TIME ZONE 'Asia/Seoul')`,
    [ctx.siteId, memberId, every, at],
  )
  return row ?? { granted: 0, waiting: 0 }
}

/** False where the same letters brought points before, whoever wrote them. */
export const claimText = async (ctx: Ctx, postId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO boardrewards.granted_text (site_id, text_key, post_id)
     SELECT site_id, text_key, post_id FROM boards.post_view WHERE site_id = $1 AND post_id = $2
     ON CONFLICT DO NOTHING RETURNING post_id`,
    [ctx.siteId, postId],
  )
  return rows.length > 0
}

export type Written = { title: Record<string, string>; letters: number }
/** Its letters are counted without blanks. */
export const writtenPost = async (ctx: Ctx, postId: number): Promise<Written> => {
  const [row] = await ctx.db.query<Written>(
    'SELECT title, letters FROM boards.post_view WHERE site_id = $1 AND post_id = $2',
    [ctx.siteId, postId],
  )
  return row ?? { title: {}, letters: 0 }
}

/** Deposits that were completed since. */
export const sumDeposits = async (ctx: Ctx, memberId: number, since: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM cashier.request_view
     WHERE site_id = $1 AND member_id = $2 AND cash_type = 'deposit' AND status = 1 AND handled_at >= $3`,
    [ctx.siteId, memberId, since],
  )
  return row?.sum ?? 0
}

const NO_TEST = `NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = r.site_id AND t.member_id = r.member_id)`

export type DayFigures = { day: string; members: number; reviews: number; points: number; taken: number }
/** The newest first, without test accounts. */
export const sumDays = (ctx: Ctx, from: string): Promise<DayFigures[]> =>
  ctx.db.query<DayFigures>(
    `SELECT to_char(granted_day, 'YYYY-MM-DD') AS day, count(DISTINCT member_id)::int AS members, count(*)::int AS reviews,
       sum(points)::bigint AS points, sum(taken)::bigint AS taken
     FROM boardrewards.review r WHERE site_id = $1 AND granted_day >= $2::date AND ${NO_TEST}
     GROUP BY r.granted_day ORDER BY r.granted_day DESC`,
    [ctx.siteId, from],
  )

/** No more are counted. */
const MOST_COUNTED = 1_000
export const countWaiting = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT FROM boardrewards.review r WHERE site_id = $1 AND state = 'waiting' AND ${NO_TEST} LIMIT ${MOST_COUNTED}) w`,
    [ctx.siteId],
  )
  return row?.count ?? 0
}

export type ListedReview = Review & Written
/** The newest first, behind this post. */
export const findReviews = (ctx: Ctx, state: ReviewState | '', size: number, before?: number) =>
  ctx.db.query<ListedReview>(
    `SELECT ${COLUMNS.replaceAll(/(post_id|member_id)(?= AS)/g, 'r.$1')}, p.title, p.letters FROM (
       SELECT * FROM boardrewards.review WHERE site_id = $1 ${state === '' ? "AND $2 = ''" : 'AND state = $2'} AND ($3::bigint IS NULL OR post_id < $3)
       ORDER BY post_id DESC LIMIT $4) r
     JOIN boards.post_view p ON p.site_id = r.site_id AND p.post_id = r.post_id ORDER BY r.post_id DESC`,
    [ctx.siteId, state, before ?? null, size],
  )

export type Tried = { posts: number; members: number }
/** Posts since that were let stand and are long enough; of each member and day, week or month no more than the rules let. */
export const tryRules = async (ctx: Ctx, rules: ReviewRules, since: Date): Promise<Tried> => {
  const [row] = await ctx.db.query<Tried>(
    `SELECT coalesce(sum(least(written, $6)), 0)::int AS posts, count(DISTINCT member_id)::int AS members FROM (
       SELECT member_id, count(*) AS written FROM boards.post_view r
       WHERE site_id = $1 AND created_at >= $2 AND board = ANY($3::text[]) AND member_id IS NOT NULL AND status = 'shown' AND letters >= $4 AND ${NO_TEST}
       GROUP BY member_id, date_trunc($5, created_at AT TIME ZONE 'Asia/Seoul')) each`,
    [ctx.siteId, since, rules.boards satisfies PostBoard[], rules.leastLetters, rules.every, rules.most],
  )
  return row ?? { posts: 0, members: 0 }
}
