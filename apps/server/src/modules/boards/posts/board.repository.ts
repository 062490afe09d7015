import type { PostBoard } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type BoardSettings = {
  writeLevel: number
  commentLevel: number
  reportsToReview: number
  isReviewed: boolean
}
export type Board = BoardSettings & { lastOrd: number; listed: number }

const COLUMNS = `last_ord AS "lastOrd", listed, write_level AS "writeLevel", comment_level AS "commentLevel", reports_to_review AS "reportsToReview",
  is_reviewed AS "isReviewed"`

const standard = (board: PostBoard): BoardSettings => ({
  writeLevel: board === 'normal' ? 1 : 0,
  commentLevel: board === 'normal' || board === 'event' ? 1 : 0,
  reportsToReview: 3,
  isReviewed: false,
})

/** The standard, where nobody has written or set anything. */
export const findBoard = async (ctx: Ctx, board: PostBoard): Promise<Board> => {
  const [row] = await ctx.db.named<Board>(
    'boards.board',
    `SELECT ${COLUMNS} FROM boards.board WHERE site_id = $1 AND board = $2`,
    [ctx.siteId, board],
  )
  return row ?? { ...standard(board), lastOrd: 0, listed: 0 }
}

/** Locked until the transaction ends. */
export const lockBoard = async (ctx: Ctx, board: PostBoard): Promise<Board> => {
  await ensureBoard(ctx, board)
  const [row] = await ctx.db.query<Board>(
    `SELECT ${COLUMNS} FROM boards.board WHERE site_id = $1 AND board = $2 FOR UPDATE`,
    [ctx.siteId, board],
  )
  if (!row) throw new Error(`no board ${board}`)
  return row
}

const ensureBoard = (ctx: Ctx, board: PostBoard) => {
  const { writeLevel, commentLevel, reportsToReview, isReviewed } = standard(board)
  return ctx.db.query(
    `INSERT INTO boards.board (site_id, board, write_level, comment_level, reports_to_review, is_reviewed)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [ctx.siteId, board, writeLevel, commentLevel, reportsToReview, isReviewed],
  )
}

/** The number of the next post. Its row stays locked until the transaction ends. */
export const nextOrd = async (ctx: Ctx, board: PostBoard, isListed: boolean): Promise<number> => {
  await ensureBoard(ctx, board)
  const [row] = await ctx.db.query<{ ord: number }>(
    `UPDATE boards.board SET last_ord = last_ord + 1, listed = listed + $3 WHERE site_id = $1 AND board = $2 RETURNING last_ord AS ord`,
    [ctx.siteId, board, isListed ? 1 : 0],
  )
  if (!row) throw new Error(`no board ${board}`)
  return row.ord
}

export const countListed = (ctx: Ctx, board: string, by: number) =>
  by === 0
    ? undefined
    : ctx.db.query('UPDATE boards.board SET listed = listed + $3 WHERE site_id = $1 AND board = $2', [
        ctx.siteId,
        board,
        by,
      ])

export const saveBoard = async (ctx: Ctx, board: PostBoard, settings: BoardSettings): Promise<void> => {
  await ensureBoard(ctx, board)
  await ctx.db.query(
    `UPDATE boards.board SET write_level = $3, comment_level = $4, reports_to_review = $5, is_reviewed = $6 WHERE site_id = $1 AND board = $2`,
    [ctx.siteId, board, settings.writeLevel, settings.commentLevel, settings.reportsToReview, settings.isReviewed],
  )
}
