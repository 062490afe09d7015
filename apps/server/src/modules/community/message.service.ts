import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  countUnread,
  findMessage,
  findMessages,
  insertMessage,
  markRead,
  type NewMessage,
} from './message.repository.ts'
import type { MessageTable } from './tables.ts'

const PAGE = 10

/** In all languages, so that it reads in whichever the member chooses later. */
export const sendMessage = async (ctx: Ctx, message: NewMessage): Promise<void> => {
  if (await insertMessage(ctx, message)) await publishUnread(ctx, message.memberId)
}

export const unreadCount = (ctx: Ctx, memberId: number): Promise<number> => ctx.batchRead(countUnread, memberId)

export const listMessages = async (ctx: MemberCtx, page: number) => {
  const { memberId } = ctx.who
  const rows = await findMessages(ctx, memberId, PAGE, (page - 1) * PAGE)
  return { list: rows.map((row) => shown(ctx, row)), unread: await ctx.batchRead(countUnread, memberId) }
}

export const readMessage = async (ctx: MemberCtx, messageId: number) => {
  const { memberId } = ctx.who
  const row = await findMessage(ctx, memberId, messageId)
  if (!row) throw new Refusal('N404')
  if (await markRead(ctx, memberId, messageId)) await publishUnread(ctx, memberId)
  return { message: { ...shown(ctx, row), isRead: true }, unread: await ctx.batchRead(countUnread, memberId) }
}

const publishUnread = async (ctx: Ctx, memberId: number): Promise<void> =>
  ctx.emit(
    'community.message-sent',
    { memberId, unread: await ctx.batchRead(countUnread, memberId) },
    { aggregate: `member:${memberId}` },
  )

type Row = Pick<MessageTable, 'kind' | 'title' | 'text' | 'created_at' | 'read_at'> & { message_id: number }
const shown = (ctx: Ctx, row: Row) => ({
  msgIdx: row.message_id,
  kind: row.kind,
  title: row.title[ctx.language],
  text: row.text[ctx.language],
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
})
