import type { DataOf, msgList, msgRead } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { siteOptions } from '../site/index.ts'
import {
  countUnread,
  deleteRead,
  findMessage,
  findMessages,
  insertMessages,
  type MessageRow,
  markRead,
  type NewMessage,
} from './message.repository.ts'

const PAGE_SIZE = 10

/** In all languages, so that it reads in whichever the member chooses later. */
export const sendMessage = async (
  ctx: Ctx,
  { memberId, ...message }: NewMessage,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<void> => {
  const sent = await insertMessages(ctx, { ...message, memberIds: [memberId] })
  if (sent.length > 0) await publishUnread(ctx, memberId, isQuiet)
}

export const unreadCount = (ctx: Ctx, memberId: number): Promise<number> => ctx.batchRead(countUnread, memberId)

/** Of many of one site, in their order. */
export const unreadCounts = (ctx: Ctx, memberIds: readonly number[]): Promise<readonly number[]> =>
  countUnread(ctx.db, ctx.siteId, memberIds)

export const listMessages = async (ctx: MemberCtx, page: number): Promise<DataOf<typeof msgList>> => {
  const { memberId } = ctx.who
  const [{ rows, total }, unread, { messageDays, messageItems }] = await Promise.all([
    findMessages(ctx, memberId, page, PAGE_SIZE),
    unreadCount(ctx, memberId),
    siteOptions(ctx),
  ])
  return {
    list: rows.map((row) => shown(ctx, row)),
    unread,
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
    kept: { days: messageDays, items: messageItems },
  }
}

export const readMessage = async (ctx: MemberCtx, messageId: number): Promise<DataOf<typeof msgRead>> => {
  const { memberId } = ctx.who
  const row = await findMessage(ctx, memberId, messageId)
  if (!row) throw new Refusal('N404')
  if (row.readAt === null && (await markRead(ctx, memberId, messageId)) > 0) await publishUnread(ctx, memberId)
  return { message: { ...shown(ctx, row), isRead: true }, unread: await unreadCount(ctx, memberId) }
}

export const readAllMessages = async (ctx: MemberCtx): Promise<{ unread: number }> => {
  const { memberId } = ctx.who
  if ((await markRead(ctx, memberId)) > 0) await publishUnread(ctx, memberId)
  return { unread: await unreadCount(ctx, memberId) }
}

/** All of them or none: M002 when one is unread. Who asks again for what is gone is answered the same. */
export const deleteMessages = async (ctx: MemberCtx, messageIds: readonly number[]): Promise<{ unread: number }> => {
  const { memberId } = ctx.who
  if (!(await deleteRead(ctx, memberId, messageIds))) throw new Refusal('M002')
  return { unread: await unreadCount(ctx, memberId) }
}

const publishUnread = async (ctx: Ctx, memberId: number, isQuiet = false): Promise<void> =>
  ctx.emit(
    'community.message-sent',
    { memberId, unread: await unreadCount(ctx, memberId), ...(isQuiet ? { isQuiet } : {}) },
    { aggregate: `member:${memberId}` },
  )

const shown = (ctx: Ctx, row: MessageRow) => ({
  msgIdx: row.messageId,
  kind: row.kind,
  title: row.title[ctx.language],
  text: row.text[ctx.language],
  isRead: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
})
