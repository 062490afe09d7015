import type { AdminBodyOf, adminBoardDecide, PinPlace } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { changeOf, notifyChanged, type PostChange } from '../observe.ts'
import { lockComment, setCommentState } from '../posts/comment.repository.ts'
import { lockPost, setPostState } from '../posts/post.repository.ts'
import { handleReports } from '../posts/reaction.repository.ts'
import { invalid } from './texts.rules.ts'

const STATES = { show: 'shown', hide: 'hidden' } as const

/** All of them or none. Answers how many were changed: what its writer took away, and what is so already, stays. */
export const decideTexts = async (
  ctx: StaffCtx,
  asked: AdminBodyOf<typeof adminBoardDecide>,
): Promise<{ changed: number }> => {
  if (asked.posts.length + asked.comments.length === 0) throw invalid('posts', 'too_small')
  let changed = 0
  const posts: (PostChange | undefined)[] = []
  // In the order of their ids, so that two of the staff do not wait for each other.
  for (const postId of inOrder(asked.posts)) {
    const decided = await decidePost(ctx, postId, asked)
    changed += Number(decided.isChanged)
    posts.push(decided.change)
  }
  for (const commentId of inOrder(asked.comments)) changed += await decideComment(ctx, commentId, asked)
  await notifyChanged(ctx, posts)
  return { changed }
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)
type Decision = Pick<AdminBodyOf<typeof adminBoardDecide>, 'act' | 'reason'>

type Decided = { isChanged: boolean; change?: PostChange | undefined }
const decidePost = async (ctx: StaffCtx, postId: number, { act, reason }: Decision): Promise<Decided> => {
  const post = await lockPost(ctx, postId)
  if (!post) throw new StaffRefusal('STAFF_NOT_FOUND')
  const status = STATES[act]
  await handleReports(ctx, postId, 0)
  if (post.status === 'removed') return { isChanged: false }
  // What is shown already and let stand was looked at, too.
  const change = changeOf(post, status, 'staff')
  if (post.status === status) return { isChanged: false, change }
  await setPostState(ctx, post, { status, why: '' })
  await recordState(ctx, { act, reason }, `post:${postId}`, post.status, status)
  return { isChanged: true, change }
}

const decideComment = async (ctx: StaffCtx, commentId: number, { act, reason }: Decision): Promise<number> => {
  const comment = await lockComment(ctx, commentId)
  if (!comment) throw new StaffRefusal('STAFF_NOT_FOUND')
  const status = STATES[act]
  await handleReports(ctx, comment.postId, commentId)
  if (comment.status === status || comment.status === 'removed') return 0
  await setCommentState(ctx, comment, { status, why: '' })
  await recordState(ctx, { act, reason }, `comment:${commentId}`, comment.status, status)
  return 1
}

const recordState = (ctx: StaffCtx, { act, reason }: Decision, target: string, before: string, after: string) =>
  record(ctx, { action: `boards.${act}`, target, before: { status: before }, after: { status: after, reason } })

export const pinPost = async (ctx: StaffCtx, postId: number, pin: PinPlace): Promise<void> => {
  const post = await lockPost(ctx, postId)
  if (!post) throw new StaffRefusal('STAFF_NOT_FOUND')
  await setPostState(ctx, post, { pin })
  await record(ctx, { action: 'boards.pin', target: `post:${postId}`, before: { pin: post.pin }, after: { pin } })
}
