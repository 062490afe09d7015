import type { Language, PinPlace, PostBoard, PostState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { countListed } from './board.repository.ts'
import { gramsOf, searchedWords } from './words.rules.ts'

/** In the languages that it was written in: a member's in one, staff's in all. */
export type PostTexts = Partial<Record<Language, string>>
export type PostWords = { title: PostTexts; html: PostTexts; words: readonly string[]; pictures: number }
export type NewPost = PostWords & {
  board: PostBoard
  ord: number
  writer: { memberId: number; language: Language } | { staffId: number }
  status: PostState
  why: string
  requestKey: string | null
  pin?: PinPlace
  mark?: '' | 'check' | 'event' | 'guide'
  createdAt?: Date
}

/** Undefined where the member has written one with this key. */
export const insertPost = async (ctx: Ctx, post: NewPost): Promise<number | undefined> => {
  const { writer } = post
  const isMembers = 'memberId' in writer
  const [titleWords, textWords] = searched(post)
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO boards.post (site_id, board, ord, member_id, staff_id, language, title, html, title_words, title_grams, text_words, text_grams,
       status, why, pictures, request_key, pin, mark, created_at, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)
     ON CONFLICT DO NOTHING RETURNING post_id AS id`,
    [
      ctx.siteId,
      post.board,
      post.ord,
      isMembers ? writer.memberId : null,
      isMembers ? null : writer.staffId,
      isMembers ? writer.language : null,
      post.title,
      post.html,
      titleWords,
      gramsOf(titleWords),
      textWords,
      gramsOf(textWords),
      post.status,
      post.why,
      post.pictures,
      post.requestKey,
      post.pin ?? 'none',
      post.mark ?? '',
      post.createdAt ?? ctx.now,
    ],
  )
  return row?.id
}

const searched = ({ title, words }: PostWords): [title: string, text: string] => [
  searchedWords(...Object.values(title)),
  searchedWords(...words),
]

export type PostRow = {
  id: number
  board: PostBoard
  ord: number
  memberId: number | null
  staffId: number | null
  language: Language | null
  title: PostTexts
  status: PostState
  pin: PinPlace
  mark: '' | 'check' | 'event' | 'guide'
  pictures: number
  views: number
  likes: number
  comments: number
  why: string
  createdAt: Date
}
export const POST_COLUMNS = `post_id AS id, board, ord, member_id AS "memberId", staff_id AS "staffId", language, title, status, pin, mark, pictures, views,
  likes, comments, why, created_at AS "createdAt"`
export type WholePost = PostRow & { html: PostTexts }

export const findPost = async (ctx: Ctx, postId: number): Promise<WholePost | undefined> => {
  const [row] = await ctx.db.named<WholePost>(
    'boards.post',
    `SELECT ${POST_COLUMNS}, html FROM boards.post WHERE site_id = $1 AND post_id = $2`,
    [ctx.siteId, postId],
  )
  return row
}

export const lockPost = async (ctx: Ctx, postId: number): Promise<WholePost | undefined> => {
  const [row] = await ctx.db.query<WholePost>(
    `SELECT ${POST_COLUMNS}, html FROM boards.post WHERE site_id = $1 AND post_id = $2 FOR UPDATE`,
    [ctx.siteId, postId],
  )
  return row
}

export const findPostByKey = async (ctx: Ctx, memberId: number, requestKey: string): Promise<PostRow | undefined> => {
  const [row] = await ctx.db.query<PostRow>(
    `SELECT ${POST_COLUMNS} FROM boards.post WHERE site_id = $1 AND member_id = $2 AND request_key = $3`,
    [ctx.siteId, memberId, requestKey],
  )
  return row
}

const isListed = ({ status, pin }: Pick<PostRow, 'status' | 'pin'>): boolean => status === 'shown' && pin === 'none'

/** Counts what the list gains or loses by it. The post is locked. */
export const setPostState = async (
  ctx: Ctx,
  post: PostRow,
  to: { status?: PostState; pin?: PinPlace; why?: string },
): Promise<void> => {
  const next = { status: to.status ?? post.status, pin: to.pin ?? post.pin }
  await ctx.db.query(
    'UPDATE boards.post SET status = $3, pin = $4, why = $5, changed_at = $6 WHERE site_id = $1 AND post_id = $2',
    [ctx.siteId, post.id, next.status, next.pin, to.why ?? post.why, ctx.now],
  )
  await countListed(ctx, post.board, Number(isListed(next)) - Number(isListed(post)))
}

export const changePost = async (ctx: Ctx, postId: number, words: PostWords): Promise<void> => {
  const [titleWords, textWords] = searched(words)
  await ctx.db.query(
    `UPDATE boards.post SET title = $3, html = $4, title_words = $5, title_grams = $6, text_words = $7, text_grams = $8, pictures = $9, changed_at = $10
     WHERE site_id = $1 AND post_id = $2`,
    [
      ctx.siteId,
      postId,
      words.title,
      words.html,
      titleWords,
      gramsOf(titleWords),
      textWords,
      gramsOf(textWords),
      words.pictures,
      ctx.now,
    ],
  )
}

export const setMark = (ctx: Ctx, postId: number, mark: PostRow['mark']) =>
  ctx.db.query('UPDATE boards.post SET mark = $3 WHERE site_id = $1 AND post_id = $2', [ctx.siteId, postId, mark])

/** A view that comes while another is being counted is not counted: nobody waits for it. */
export const countView = (ctx: Ctx, postId: number) =>
  ctx.db.query(
    `UPDATE boards.post SET views = views + 1 WHERE site_id = $1 AND post_id =
       (SELECT post_id FROM boards.post WHERE site_id = $1 AND post_id = $2 FOR NO KEY UPDATE SKIP LOCKED)`,
    [ctx.siteId, postId],
  )

/** Posts that the member wrote since. */
export const countWritten = async (
  ctx: Ctx,
  memberId: number,
  since: Date,
): Promise<{ count: number; last: Date | null }> => {
  const [row] = await ctx.db.query<{ count: number; last: Date | null }>(
    'SELECT count(*)::int AS count, max(created_at) AS last FROM boards.post WHERE site_id = $1 AND member_id = $2 AND created_at > $3',
    [ctx.siteId, memberId, since],
  )
  return row ?? { count: 0, last: null }
}

/** For seeds. */
export const setViews = (ctx: Ctx, postId: number, views: number) =>
  ctx.db.query('UPDATE boards.post SET views = $3 WHERE site_id = $1 AND post_id = $2', [ctx.siteId, postId, views])
