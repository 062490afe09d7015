import type { ChatSide, ChatStatus } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type Chat = {
  chatId: number
  memberId: number
  status: ChatStatus
  staffId: number | null
  lastSeq: number
  memberSeen: number
  staffSeen: number
  memberSeenAt: Date
  announcedSeq: number
  waitingSince: Date | null
  changedAt: Date
}
const COLUMNS = `c.chat_id AS "chatId", c.member_id AS "memberId", c.status, c.staff_id AS "staffId", c.last_seq AS "lastSeq", c.member_seen AS "memberSeen",
  c.staff_seen AS "staffSeen", c.member_seen_at AS "memberSeenAt", c.announced_seq AS "announcedSeq", c.waiting_since AS "waitingSince", c.changed_at AS "changedAt"`

/** The open one, or the last that was. */
export const findOwnChat = async (ctx: Ctx, memberId: number): Promise<Chat | undefined> => {
  const [row] = await ctx.db.query<Chat>(
    `SELECT ${COLUMNS} FROM support.chat c WHERE c.site_id = $1 AND c.member_id = $2 ORDER BY c.chat_id DESC LIMIT 1`,
    [ctx.siteId, memberId],
  )
  return row
}

/** Locked; a new one where none is open. Two first lines at once meet in one chat. */
export const lockOpenChat = async (ctx: Ctx, memberId: number): Promise<Chat> => {
  const [row] = await ctx.db.query<Chat>(
    `INSERT INTO support.chat AS c (site_id, member_id, status, begun_at, changed_at, member_seen_at) VALUES ($1, $2, 'waiting', $3, $3, $3)
     ON CONFLICT (site_id, member_id) WHERE status <> 'closed' DO UPDATE SET changed_at = c.changed_at RETURNING ${COLUMNS}`,
    [ctx.siteId, memberId, ctx.now],
  )
  return row as Chat
}

export const findChat = async (ctx: Ctx, chatId: number, lock: '' | 'FOR UPDATE' = ''): Promise<Chat | undefined> => {
  const [row] = await ctx.db.query<Chat>(
    `SELECT ${COLUMNS} FROM support.chat c WHERE c.site_id = $1 AND c.chat_id = $2 ${lock}`,
    [ctx.siteId, chatId],
  )
  return row
}

export type ChangedChat = Partial<Pick<Chat, 'status' | 'staffId' | 'waitingSince' | 'announcedSeq' | 'lastSeq'>>

export const changeChat = (ctx: Ctx, chat: Chat, changes: ChangedChat) => {
  const { status, staffId, waitingSince, announcedSeq, lastSeq } = { ...chat, ...changes }
  return ctx.db.query(
    `UPDATE support.chat SET status = $3, staff_id = $4, waiting_since = $5, announced_seq = $6, last_seq = $7, changed_at = $8,
       closed_at = CASE WHEN $3 = 'closed' THEN $8::timestamptz END WHERE site_id = $1 AND chat_id = $2`,
    [ctx.siteId, chat.chatId, status, staffId, waitingSince, announcedSeq, lastSeq, ctx.now],
  )
}

/** Never back, and never past the last line. */
export const noteSeen = (ctx: Ctx, chatId: number, side: ChatSide, seq: number) =>
  ctx.db.query(
    side === 'member'
      ? `UPDATE support.chat SET member_seen = GREATEST(member_seen, LEAST($3, last_seq)), member_seen_at = $4 WHERE site_id = $1 AND chat_id = $2`
      : `UPDATE support.chat SET staff_seen = GREATEST(staff_seen, LEAST($3, last_seq)) WHERE $4::timestamptz IS NOT NULL AND site_id = $1 AND chat_id = $2`,
    [ctx.siteId, chatId, seq, ctx.now],
  )

export type DeskRow = Chat & { lastText: string; unread: number }

type DeskOrder = { which: string; order: string; numbers: (chat: Chat) => number[]; behind: string }
const FOREVER = 8_640_000_000_000
/** Open ones: who waits longest, then who wrote last. `numbers`: what a page begins behind, `$3` to `$5`. */
export const deskOrders: Record<'open' | 'closed', DeskOrder> = {
  open: {
    which: "c.status <> 'closed'",
    order: 'c.waiting_since NULLS LAST, c.changed_at DESC, c.chat_id',
    numbers: ({ waitingSince, changedAt, chatId }) => [waitingSince?.getTime() ?? FOREVER, changedAt.getTime(), chatId],
    behind: `(coalesce(c.waiting_since, to_timestamp(${FOREVER / 1_000})), -extract(epoch FROM c.changed_at), c.chat_id)
      > (to_timestamp($3 / 1000.0), -($4 / 1000.0), $5)`,
  },
  closed: {
    which: "c.status = 'closed'",
    order: 'c.closed_at DESC, c.chat_id DESC',
    numbers: ({ changedAt, chatId }) => [changedAt.getTime(), chatId],
    behind: '(c.closed_at, c.chat_id) < (to_timestamp($3 / 1000.0), $4)',
  },
}

/** Behind the place that `before` says; it is as long as the order has numbers. */
export const findDeskChats = (
  ctx: Ctx,
  state: 'open' | 'closed',
  limit: number,
  before: readonly number[] | undefined,
): Promise<DeskRow[]> => {
  const { which, order, behind } = deskOrders[state]
  return ctx.db.query<DeskRow>(
    `SELECT ${COLUMNS}, l.text AS "lastText",
       (SELECT count(*) FROM support.line u WHERE u.site_id = c.site_id AND u.chat_id = c.chat_id AND u.seq > c.staff_seen AND u.side = 'member') AS unread
     FROM support.chat c JOIN support.line l ON l.site_id = c.site_id AND l.chat_id = c.chat_id AND l.seq = c.last_seq
     WHERE c.site_id = $1 AND ${which}${before ? ` AND ${behind}` : ''} ORDER BY ${order} LIMIT $2`,
    [ctx.siteId, limit, ...(before ?? [])],
  )
}

/** Closed ones with all their lines. */
export const dropOldChats = async (ctx: Ctx, days: number, most: number): Promise<number> => {
  const rows = await ctx.db.query(
    `DELETE FROM support.chat WHERE (site_id, chat_id) IN (SELECT site_id, chat_id FROM support.chat
       WHERE site_id = $1 AND status = 'closed' AND closed_at < $3::timestamptz - make_interval(days => $2) LIMIT $4) RETURNING chat_id`,
    [ctx.siteId, days, ctx.now, most],
  )
  return rows.length
}
