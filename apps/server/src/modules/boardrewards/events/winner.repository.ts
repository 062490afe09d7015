import type { EntrantReason } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { int8s } from '../../../platform/db/index.ts'
import type { EventRow } from './event.repository.ts'

export type FirstComment = { memberId: number; commentId: number; at: Date }
/** The first comment that counts of each who took part, in the order in which they came: of a post that takes 5,000 comments at most. */
export const findFirstComments = (
  ctx: Ctx,
  { postId, fromAt, untilAt, leastLetters }: Pick<EventRow, 'postId' | 'fromAt' | 'untilAt' | 'leastLetters'>,
  memberId?: number,
): Promise<FirstComment[]> =>
  ctx.db.query<FirstComment>(
    `SELECT * FROM (
       SELECT DISTINCT ON (member_id) member_id AS "memberId", comment_id AS "commentId", created_at AS at FROM boards.comment_view
       WHERE site_id = $1 AND post_id = $2 AND status = 'shown' AND created_at >= $3 AND created_at < $4 AND letters >= $5
         AND member_id IS NOT NULL AND ($6::bigint IS NULL OR member_id = $6)
       ORDER BY member_id, comment_id) first
     ORDER BY "commentId"`,
    [ctx.siteId, postId, fromAt, untilAt, leastLetters, memberId ?? null],
  )

export type WinnerState = 'due' | 'paid' | 'skipped'
export type Winner = { memberId: number; place: number; commentId: number; state: WinnerState; why: EntrantReason }
const COLUMNS = `member_id AS "memberId", place, comment_id AS "commentId", state, why`

/** In the order of their places, from 1. */
export const insertWinners = (ctx: Ctx, postId: number, winners: readonly Pick<Winner, 'memberId' | 'commentId'>[]) =>
  ctx.db.query(
    `INSERT INTO boardrewards.winner (site_id, post_id, member_id, place, comment_id, state)
     SELECT $1, $2, member_id, place, comment_id, 'due' FROM unnest($3::bigint[], $4::bigint[]) WITH ORDINALITY AS w (member_id, comment_id, place)`,
    [ctx.siteId, postId, int8s(winners, (w) => w.memberId), int8s(winners, (w) => w.commentId)],
  )

export const findDue = (ctx: Ctx, postId: number, atOnce: number): Promise<Winner[]> =>
  ctx.db.query<Winner>(
    `SELECT ${COLUMNS} FROM boardrewards.winner WHERE site_id = $1 AND post_id = $2 AND state = 'due' ORDER BY place LIMIT $3`,
    [ctx.siteId, postId, atOnce],
  )

export const findWinners = (ctx: Ctx, postId: number): Promise<Winner[]> =>
  ctx.db.query<Winner>(
    `SELECT ${COLUMNS} FROM boardrewards.winner WHERE site_id = $1 AND post_id = $2 ORDER BY place`,
    [ctx.siteId, postId],
  )

export const saveWinner = (ctx: Ctx, postId: number, memberId: number, why: EntrantReason) =>
  ctx.db.query(
    `UPDATE boardrewards.winner SET state = CASE $4 WHEN '' THEN 'paid' ELSE 'skipped' END, why = $4, paid_at = $5
     WHERE site_id = $1 AND post_id = $2 AND member_id = $3`,
    [ctx.siteId, postId, memberId, why, ctx.now],
  )

export type WinnerCounts = { postId: number; due: number; paid: number; skipped: number }
export const countWinners = (ctx: Ctx, postIds: readonly number[]): Promise<WinnerCounts[]> =>
  ctx.db.query<WinnerCounts>(
    `SELECT post_id AS "postId", count(*) FILTER (WHERE state = 'due')::int AS due, count(*) FILTER (WHERE state = 'paid')::int AS paid,
       count(*) FILTER (WHERE state = 'skipped')::int AS skipped
     FROM boardrewards.winner WHERE site_id = $1 AND post_id = ANY($2::bigint[]) GROUP BY post_id`,
    [ctx.siteId, postIds],
  )
