import type { PostBoard, PostState } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

/** Of a member's post. `before` null: it was just written. The same state twice: staff let it stand, or its writer changed its words. */
export type PostChange = {
  postId: number
  board: PostBoard
  memberId: number
  before: PostState | null
  after: PostState
  by: 'writer' | 'readers' | 'staff'
}

/** Of members' posts, in the transaction that changes them: what an observer throws undoes that. */
export type PostObserver = { changed(ctx: Ctx, changes: readonly PostChange[]): Promise<unknown> }

declare module '../../platform/observers.ts' {
  interface Observers {
    posts: PostObserver
  }
}

type Post = { id: number; board: PostBoard; memberId: number | null; status: PostState }
/** Undefined of what staff wrote. */
export const changeOf = (post: Post, after: PostState, by: PostChange['by']): PostChange | undefined =>
  post.memberId === null
    ? undefined
    : { postId: post.id, board: post.board, memberId: post.memberId, before: post.status, after, by }

export const notifyChanged = async (ctx: Ctx, changes: readonly (PostChange | undefined)[]): Promise<void> => {
  const known = changes.filter((change) => change !== undefined)
  if (known.length > 0) for (const observer of ctx.observers.posts ?? []) await observer.changed(ctx, known)
}
