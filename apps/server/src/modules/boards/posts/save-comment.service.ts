import { type BodyOf, type commentSave, type DataOf, mostComment } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField, tooMany } from '../../../platform/refusal.ts'
import { holdMember, memberById } from '../../identity/index.ts'
import { writtenLines } from '../written-text.rules.ts'
import { findBoard } from './board.repository.ts'
import {
  type CommentRow,
  countCommented,
  findCommentByKey,
  insertComment,
  isFull,
  lockComment,
  setCommentState,
} from './comment.repository.ts'
import { judgeText } from './judge.service.ts'
import { COMMENT_WAIT_MS, COMMENTS_A_DAY, mayDo } from './may-write.rules.ts'
import { lockPost, type PostRow } from './post.repository.ts'

type Asked = BodyOf<typeof commentSave>
type Saved = DataOf<typeof commentSave>
const DAY_MS = 24 * 3_600_000

export const saveComment = async (ctx: MemberCtx, asked: Asked): Promise<Saved> => {
  // Locks the post: its comments are counted.
  const post = await lockPost(ctx, asked.boardIdx)
  if (post?.status !== 'shown' || post.board !== asked.boardType) throw new Refusal('N404')
  if (asked.act === 'delete') return deleteOwn(ctx, post, asked.cmtIdx)
  const member = await memberById(ctx, ctx.who.memberId)
  if (!member || !mayDo(member, (await findBoard(ctx, post.board)).commentLevel)) throw new Refusal('BD03')
  const text = readText(asked.text)
  const why = await judgeText(ctx, { title: '', words: text })
  const status = why === '' ? 'shown' : 'review'
  if (asked.cmtIdx === 0) return write(ctx, post, asked, { text, why, status })
  const comment = await lockOwn(ctx, post, asked.cmtIdx)
  const kept = comment.status === 'review' ? 'review' : status
  await setCommentState(ctx, comment, { status: kept, text, why })
  return { cmtIdx: comment.id, status: kept }
}

const readText = (sent: string): string => {
  const text = writtenLines(sent)
  if (text === '') throw refuseField('BD02', 'text')
  if ([...text].length > mostComment) throw refuseField('BD05', 'text')
  return text
}

type Judged = Pick<CommentRow, 'text' | 'why'> & { status: 'shown' | 'review' }
const write = async (ctx: MemberCtx, post: PostRow, asked: Asked, judged: Judged): Promise<Saved> => {
  const { memberId } = ctx.who
  await holdMember(ctx, memberId)
  const known = await findCommentByKey(ctx, memberId, asked.requestKey)
  if (known && known.postId !== post.id) throw new Refusal('K409')
  if (known) return { cmtIdx: known.id, status: known.status === 'hidden' ? 'review' : known.status }
  await refuseTooMany(ctx)
  if (await isFull(ctx, post.id)) throw new Refusal('BD10')
  const parentId = asked.parentIdx === 0 ? null : await threadOf(ctx, post, asked.parentIdx)
  const cmtIdx = await insertComment(ctx, {
    ...judged,
    postId: post.id,
    parentId,
    memberId,
    staffId: null,
    requestKey: asked.requestKey,
  })
  if (cmtIdx === undefined) throw new Refusal('K409')
  return { cmtIdx, status: judged.status }
}

/** An answer to an answer stands in the same thread. */
const threadOf = async (ctx: MemberCtx, post: PostRow, parentIdx: number): Promise<number> => {
  const parent = await lockComment(ctx, parentIdx)
  if (parent?.postId !== post.id || parent.status !== 'shown') throw new Refusal('N404')
  return parent.parentId ?? parent.id
}

const lockOwn = async (ctx: MemberCtx, post: PostRow, cmtIdx: number): Promise<CommentRow> => {
  const comment = await lockComment(ctx, cmtIdx)
  const isOwn = comment?.postId === post.id && comment.memberId === ctx.who.memberId
  if (!comment || !isOwn || comment.status === 'removed' || comment.status === 'hidden') throw new Refusal('N404')
  return comment
}

const deleteOwn = async (ctx: MemberCtx, post: PostRow, cmtIdx: number): Promise<Saved> => {
  await setCommentState(ctx, await lockOwn(ctx, post, cmtIdx), { status: 'removed' })
  return { cmtIdx, status: 'removed' }
}

const refuseTooMany = async (ctx: MemberCtx): Promise<void> => {
  const { count, last } = await countCommented(ctx, ctx.who.memberId, new Date(ctx.now.getTime() - DAY_MS))
  if (count >= COMMENTS_A_DAY) throw tooMany(3_600)
  const waitMs = last === null ? 0 : last.getTime() + COMMENT_WAIT_MS - ctx.now.getTime()
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1_000))
}
