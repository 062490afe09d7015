import type { ChatSide } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type Line = { seq: number; side: ChatSide; staffId: number | null; text: string; at: Date }
export type NewLine = Omit<Line, 'seq' | 'at'> & { requestKey: string }
const COLUMNS = 'seq, side, staff_id AS "staffId", text, happened_at AS at'

/** Numbered after the last line of a chat that is locked. */
export const insertLine = async (ctx: Ctx, chatId: number, seq: number, line: NewLine): Promise<Line> => {
  const { side, staffId, text, requestKey } = line
  const [row] = await ctx.db.query<Line>(
    `INSERT INTO support.line (site_id, chat_id, seq, side, staff_id, text, request_key, happened_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
    [ctx.siteId, chatId, seq, side, staffId, text, requestKey, ctx.now],
  )
  return row as Line
}

export const findLineByKey = async (ctx: Ctx, chatId: number, side: ChatSide, requestKey: string) => {
  const [row] = await ctx.db.query<Line>(
    `SELECT ${COLUMNS} FROM support.line WHERE site_id = $1 AND chat_id = $2 AND side = $3 AND request_key = $4`,
    [ctx.siteId, chatId, side, requestKey],
  )
  return row
}

/** Those after a number, the newest `most` of them, in their order. */
export const findLines = async (ctx: Ctx, chatId: number, after: number, most: number): Promise<Line[]> => {
  const rows = await ctx.db.query<Line>(
    `SELECT ${COLUMNS} FROM support.line WHERE site_id = $1 AND chat_id = $2 AND seq > $3 ORDER BY seq DESC LIMIT $4`,
    [ctx.siteId, chatId, after, most],
  )
  return rows.toReversed()
}

/** How many the member has written since, over all its chats. */
export const countOwnLines = async (ctx: Ctx, memberId: number, since: Date): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*) AS count FROM support.chat c JOIN support.line l ON l.site_id = c.site_id AND l.chat_id = c.chat_id
     WHERE c.site_id = $1 AND c.member_id = $2 AND c.changed_at > $3 AND l.side = 'member' AND l.happened_at > $3`,
    [ctx.siteId, memberId, since],
  )
  return row?.count ?? 0
}

export const countStaffLines = async (ctx: Ctx, chatId: number, after: number): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*) AS count FROM support.line WHERE site_id = $1 AND chat_id = $2 AND seq > $3 AND side = 'staff'`,
    [ctx.siteId, chatId, after],
  )
  return row?.count ?? 0
}
