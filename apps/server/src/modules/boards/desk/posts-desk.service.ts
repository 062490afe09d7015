import type { AdminAnswerOf, AdminPostRow, adminBoardQueue, adminPost, adminPosts } from '@maru/contract'
import type { z } from 'zod'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { memberNicks, staffNames } from '../../identity/index.ts'
import { findPost, type PostRow } from '../posts/post.repository.ts'
import { findPosts } from '../posts/post-list.repository.ts'
import { inLanguage } from '../posts/shown-post.ts'
import { termsOf } from '../posts/words.rules.ts'
import { findAllComments, findForDesk, findQueue, findReports } from './desk.repository.ts'

type Written = { memberId: number | null; staffId: number | null }
/** Whole nicknames, and names of staff. */
const writersOf = async (ctx: StaffCtx, rows: readonly Written[]) => {
  const nicks = await memberNicks(ctx, [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))])
  const staff = await staffNames(ctx, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
  return ({ memberId, staffId }: Written) => ({
    writer: memberId === null ? (staff.get(staffId ?? 0) ?? '') : (nicks.get(memberId) ?? ''),
    memberId: memberId ?? 0,
  })
}

const shown = (ctx: StaffCtx, row: PostRow, writer: { writer: string; memberId: number }): AdminPostRow => ({
  boardIdx: row.id,
  board: row.board,
  ord: row.ord,
  title: inLanguage(row.title, ctx.language),
  ...writer,
  status: row.status,
  pin: row.pin,
  mark: row.mark,
  why: row.why,
  views: row.views,
  likes: row.likes,
  comments: row.comments,
  at: row.createdAt.toISOString(),
})

type Asked = z.output<(typeof adminPosts)['query']>
export const listForStaff = async (ctx: StaffCtx, asked: Asked): Promise<AdminAnswerOf<typeof adminPosts>> => {
  const { page, size, board, status, memberId, term } = asked
  const { rows, total } = await findForDesk(ctx, { board, status, memberId, terms: termsOf(term) }, page, size)
  const writerOf = await writersOf(ctx, rows)
  return { rows: rows.map((row) => shown(ctx, row, writerOf(row))), total, page, size }
}

export const showForStaff = async (ctx: StaffCtx, boardIdx: number): Promise<AdminAnswerOf<typeof adminPost>> => {
  const post = await findPost(ctx, boardIdx)
  if (!post) throw new StaffRefusal('STAFF_NOT_FOUND')
  const comments = await findAllComments(ctx, post.id)
  const reports = await findReports(ctx, post.id)
  const reporters = reports.map(({ memberId }) => ({ memberId, staffId: null }))
  const writerOf = await writersOf(ctx, [post, ...comments, ...reporters])
  return {
    post: { ...shown(ctx, post, writerOf(post)), titles: post.title, html: post.html, language: post.language },
    comments: comments.map((row) => ({
      cmtIdx: row.id,
      ...writerOf(row),
      text: row.text,
      status: row.status,
      why: row.why,
      at: row.createdAt.toISOString(),
    })),
    reports: reports.map((row) => ({
      cmtIdx: row.commentId,
      ...writerOf({ memberId: row.memberId, staffId: null }),
      reason: row.reason,
      note: row.note,
      at: row.reportedAt.toISOString(),
      isHandled: row.handledAt !== null,
    })),
  }
}

/** Characters of a text that the queue shows. */
const MOST_SHOWN = 400
export const listQueue = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBoardQueue>> => {
  const { rows, total } = await findQueue(ctx)
  const posts = new Map(
    (await findPosts(ctx, [...new Set(rows.map(({ postId }) => postId))])).map((post) => [post.id, post]),
  )
  const writerOf = await writersOf(ctx, rows)
  return {
    rows: rows.flatMap((row) => {
      const post = posts.get(row.postId)
      if (!post) return []
      return {
        boardIdx: row.postId,
        cmtIdx: row.commentId,
        board: post.board,
        title: inLanguage(post.title, ctx.language),
        text: row.text.slice(0, MOST_SHOWN),
        ...writerOf(row),
        why: row.why,
        reports: row.reports,
        at: row.at.toISOString(),
        status: row.status,
      }
    }),
    total,
  }
}
