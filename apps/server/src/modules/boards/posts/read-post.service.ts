import {
  type BoardComment,
  type BodyOf,
  type boardDetail,
  type DataOf,
  defaultPageSize,
  type PostBoard,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { memberById } from '../../identity/index.ts'
import { findBoard } from './board.repository.ts'
import { type CommentRow, findComments } from './comment.repository.ts'
import { mayDo } from './may-write.rules.ts'
import { countView, findPost, type WholePost } from './post.repository.ts'
import { findNeighbours } from './post-list.repository.ts'
import { findReactions } from './reaction.repository.ts'
import { inLanguage, shownPost, writersOf } from './shown-post.ts'

/** Comments of a page. */
const COMMENTS_SHOWN = defaultPageSize * 5

/** What waits for staff is read by its writer alone. */
const isReadable = ({ status, memberId }: WholePost, ownId: number): boolean =>
  status === 'shown' || (status === 'review' && memberId === ownId)

export const readPost = async (
  ctx: MemberCtx,
  board: PostBoard,
  { boardIdx, cmtPage }: BodyOf<typeof boardDetail>,
): Promise<DataOf<typeof boardDetail>> => {
  const { memberId } = ctx.who
  const post = await findPost(ctx, boardIdx)
  if (!post || post.board !== board || !isReadable(post, memberId)) throw new Refusal('N404')
  if (cmtPage === 1 && post.memberId !== memberId) await countView(ctx, post.id)
  const comments = await findComments(ctx, post.id, memberId, cmtPage, COMMENTS_SHOWN)
  const { older, newer } = await findNeighbours(ctx, post)
  const writerOf = await writersOf(ctx, [post, ...comments.rows])
  const member = await memberById(ctx, memberId)
  const { commentLevel } = await findBoard(ctx, board)
  const beside = (one: typeof older) => (one ? { boardIdx: one.id, title: inLanguage(one.title, ctx.language) } : null)
  return {
    board: {
      ...shownPost(post, ctx.language, writerOf(post)),
      text: inLanguage(post.html, ctx.language),
      language: post.language ?? ctx.language,
      ...(await findReactions(ctx, post.id, memberId)),
      mayComment: post.status === 'shown' && member !== undefined && mayDo(member, commentLevel),
      comment: comments.rows.map((row) => shownComment(row, writerOf(row))),
      cmtPageInfo: { page: cmtPage, count_per_list: COMMENTS_SHOWN, tatal_list_count: comments.total },
      older: beside(older),
      newer: beside(newer),
    },
  }
}

type Writer = Pick<BoardComment, 'writer' | 'isStaff' | 'isOwn'>
const shownComment = (row: CommentRow, writer: Writer): BoardComment => {
  const isThere = row.status === 'shown' || row.status === 'review'
  return {
    cmtIdx: row.id,
    parentIdx: row.parentId ?? 0,
    ...(isThere ? writer : { writer: '', isStaff: false, isOwn: false }),
    text: isThere ? row.text : '',
    at: row.createdAt.toISOString(),
    status: row.status === 'hidden' ? 'removed' : row.status,
  }
}
