import type { BoardSearch, PostBoard } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { POST_COLUMNS, type PostRow, type WholePost } from './post.repository.ts'
import { gramsOf } from './words.rules.ts'

/** Searches look at the newest posts of a board, as many as these, and find so many of them. */
const SEARCHED = 200_000
const MOST_FOUND = 1_000
/** Of those most liked. */
export const MOST_LIKED = 100
const MOST_PINNED = 10

export type Sought = { terms: readonly string[]; where: BoardSearch }
export type Found = { rows: PostRow[]; total: number }

/**
 * A page of a board, the newest first. Posts are numbered without a gap; those of a page are found by their number, after stepping over what is hidden or pinned, which
 * an index of its own counts. So a page far down costs what the first one does.
 */
export const findListed = (ctx: Ctx, board: PostBoard, page: number, size: number): Promise<PostRow[]> =>
  ctx.db.named<PostRow>(
    'boards.listed',
    `WITH top AS (
       SELECT last_ord - $3::bigint AS ord, $3::bigint AS skipped, last_ord, last_ord - listed AS gaps
       FROM boards.board WHERE site_id = $1 AND board = $2
     ), gap AS (
       SELECT p.ord, row_number() OVER (ORDER BY p.ord DESC) AS place FROM top, boards.post p
       WHERE p.site_id = $1 AND p.board = $2 AND NOT p.in_list AND p.ord > top.ord - top.gaps
     ), first AS (
       SELECT top.ord - (SELECT count(*) FROM gap WHERE top.last_ord - gap.ord - gap.place + 1 <= top.skipped) AS ord FROM top
     )
     SELECT ${POST_COLUMNS} FROM boards.post
     WHERE site_id = $1 AND board = $2 AND in_list AND ord <= (SELECT ord FROM first) ORDER BY ord DESC LIMIT $4`,
    [ctx.siteId, board, (page - 1) * size, size],
  )

export const findLiked = (ctx: Ctx, board: PostBoard, page: number, size: number): Promise<PostRow[]> =>
  ctx.db.query<PostRow>(
    `SELECT * FROM (
       SELECT ${POST_COLUMNS} FROM boards.post WHERE site_id = $1 AND board = $2 AND in_list AND likes > 0
       ORDER BY likes DESC, ord DESC LIMIT ${MOST_LIKED}
     ) liked ORDER BY likes DESC, ord DESC LIMIT $4 OFFSET $3`,
    [ctx.siteId, board, (page - 1) * size, size],
  )

/** How many are liked at all, up to the most that are shown. */
export const countLiked = async (ctx: Ctx, board: PostBoard): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM boards.post WHERE site_id = $1 AND board = $2 AND in_list AND likes > 0 LIMIT ${MOST_LIKED}
     ) liked`,
    [ctx.siteId, board],
  )
  return row?.count ?? 0
}

/** The member's own on every board, those that wait for staff with them. */
export const findOwn = async (ctx: Ctx, memberId: number, page: number, size: number): Promise<Found> => {
  const of = `boards.post WHERE site_id = $1 AND member_id = $2 AND status IN ('shown', 'review')`
  const [counted] = await ctx.db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${of} LIMIT ${MOST_FOUND}) own`,
    [ctx.siteId, memberId],
  )
  const rows = await ctx.db.query<PostRow>(
    `SELECT ${POST_COLUMNS} FROM ${of} ORDER BY post_id DESC LIMIT $3 OFFSET $4`,
    [ctx.siteId, memberId, size, Math.min((page - 1) * size, MOST_FOUND)],
  )
  return { rows, total: counted?.total ?? 0 }
}

/** Pinned on this board or on all of them. */
export const findPinned = (ctx: Ctx, board: PostBoard): Promise<PostRow[]> =>
  ctx.db.named<PostRow>(
    'boards.pinned',
    `SELECT ${POST_COLUMNS} FROM boards.post
     WHERE site_id = $1 AND pin <> 'none' AND status = 'shown' AND (board = $2 OR pin = 'everywhere') ORDER BY post_id DESC LIMIT ${MOST_PINNED}`,
    [ctx.siteId, board],
  )

const WHERE: Record<BoardSearch, string> = {
  title: holds('title'),
  content: holds('text'),
  both: `((${holds('title')}) OR (${holds('text')}))`,
}
/** The pairs are the index's; what has them is looked through for the words themselves. */
function holds(part: 'title' | 'text'): string {
  return `(${part}_grams @> $3::text[] AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS sought WHERE strpos(${part}_words, sought) = 0))`
}

/** Posts that have every word, the newest first. `total` counts no further than is shown. */
export const searchPosts = async (
  ctx: Ctx,
  board: PostBoard,
  { terms, where }: Sought,
  page: number,
  size: number,
): Promise<Found> => {
  const found = `SELECT post_id FROM boards.post
    WHERE site_id = $1 AND board = $2 AND status = 'shown' AND ${WHERE[where]}
      AND ord > (SELECT last_ord - ${SEARCHED} FROM boards.board WHERE site_id = $1 AND board = $2)
    ORDER BY ord DESC LIMIT ${MOST_FOUND}`
  const grams = [...new Set(terms.flatMap(gramsOf))]
  const ids = await ctx.db.query<{ id: number }>(`SELECT post_id AS id FROM (${found}) found`, [
    ctx.siteId,
    board,
    grams,
    terms,
  ])
  const shown = ids.slice((page - 1) * size, page * size).map(({ id }) => id)
  return { rows: await findPosts(ctx, shown), total: ids.length }
}

/** In the order asked for. */
export const findPosts = async (ctx: Ctx, postIds: readonly number[]): Promise<PostRow[]> => {
  if (postIds.length === 0) return []
  const rows = await ctx.db.query<PostRow>(
    `SELECT ${POST_COLUMNS} FROM boards.post WHERE site_id = $1 AND post_id = ANY($2::bigint[])`,
    [ctx.siteId, postIds],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return postIds.flatMap((id) => byId.get(id) ?? [])
}

type Neighbour = Pick<PostRow, 'id' | 'title' | 'language'>
/** The one before and the one after in the list. */
export const findNeighbours = async (ctx: Ctx, { board, ord }: Pick<PostRow, 'board' | 'ord'>) => {
  const beside = (is: '<' | '>', order: 'ASC' | 'DESC') =>
    ctx.db.query<Neighbour>(
      `SELECT post_id AS id, title, language FROM boards.post WHERE site_id = $1 AND board = $2 AND in_list AND ord ${is} $3 ORDER BY ord ${order} LIMIT 1`,
      [ctx.siteId, board, ord],
    )
  const [older] = await beside('<', 'DESC')
  const [newer] = await beside('>', 'ASC')
  return { older, newer }
}

/** Pinned ones too. */
export const findNewest = (ctx: Ctx, board: PostBoard, limit: number): Promise<WholePost[]> =>
  ctx.db.named<WholePost>(
    'boards.newest',
    `SELECT ${POST_COLUMNS}, html FROM boards.post WHERE site_id = $1 AND board = $2 AND status = 'shown' ORDER BY ord DESC LIMIT $3`,
    [ctx.siteId, board, limit],
  )
