import type { BodyOf, boardLike, boardReport } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { changeOf, notifyChanged } from '../observe.ts'
import { writtenLine } from '../written-text.rules.ts'
import { findBoard } from './board.repository.ts'
import { lockComment, setCommentState } from './comment.repository.ts'
import { lockPost, setPostState, type WholePost } from './post.repository.ts'
import { countLike, insertReport, setLiked } from './reaction.repository.ts'

/** Locked, so that its counts agree with what is counted. */
const lockShown = async (
  ctx: MemberCtx,
  { boardIdx, boardType }: { boardIdx: number; boardType: string },
): Promise<WholePost> => {
  const post = await lockPost(ctx, boardIdx)
  if (post?.status !== 'shown' || post.board !== boardType) throw new Refusal('N404')
  return post
}

export const likePost = async (ctx: MemberCtx, asked: BodyOf<typeof boardLike>) => {
  const post = await lockShown(ctx, asked)
  const { isLiked } = asked
  const isChanged = await setLiked(ctx, post.id, ctx.who.memberId, isLiked)
  return { isLiked, likes: isChanged ? await countLike(ctx, post.id, isLiked ? 1 : -1) : post.likes }
}

/** Reports by enough members put what they report before staff. What staff wrote stays, and so does what they let stand before. */
export const reportPost = async (ctx: MemberCtx, asked: BodyOf<typeof boardReport>): Promise<Record<string, never>> => {
  const post = await lockShown(ctx, asked)
  const comment = asked.cmtIdx === 0 ? undefined : await lockComment(ctx, asked.cmtIdx)
  if (asked.cmtIdx !== 0 && (comment?.postId !== post.id || comment.status !== 'shown')) throw new Refusal('N404')
  const reported = comment ?? post
  const open = await insertReport(ctx, {
    postId: post.id,
    commentId: asked.cmtIdx,
    memberId: ctx.who.memberId,
    reason: asked.reason,
    note: writtenLine(asked.note).slice(0, MOST_NOTE),
  })
  if (open === undefined || reported.memberId === null) return {}
  const { reportsToReview } = await findBoard(ctx, post.board)
  if (open < reportsToReview) return {}
  const why = `${reported.why} reports`.trim()
  if (comment) await setCommentState(ctx, comment, { status: 'review', why })
  else {
    await setPostState(ctx, post, { status: 'review', why })
    await notifyChanged(ctx, [changeOf(post, 'review', 'readers')])
  }
  return {}
}

const MOST_NOTE = 200
