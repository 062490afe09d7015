import type { MemberStatus } from '@maru/contract'

type Writer = { level: number; status: MemberStatus }

/** `level` 0: staff alone. Who is locked or suspended reads, and writes nothing but questions. */
export const mayDo = (member: Writer, level: number): boolean =>
  level > 0 && member.status === 'active' && member.level >= level

/** Of a member, so that no one fills a board alone. */
export const POSTS_A_DAY = 20
export const COMMENTS_A_DAY = 200
export const PICTURES_A_DAY = 50
/** Between two posts, and between two comments, of one member. */
export const POST_WAIT_MS = 20_000
export const COMMENT_WAIT_MS = 3_000
