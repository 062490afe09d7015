import {
  type ChatLine,
  type DataOf,
  longestLine,
  type supportChat,
  type supportSend,
  writtenText,
} from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { refuseField, tooMany } from '../../platform/refusal.ts'
import { memberById, staffNames } from '../identity/index.ts'
import { siteOptions } from '../site/index.ts'
import { type Chat, changeChat, findOwnChat, lockOpenChat, noteSeen } from './chat.repository.ts'
import { countOwnLines, countStaffLines, findLineByKey, findLines, insertLine, type Line } from './line.repository.ts'
import { findThere } from './presence.repository.ts'
import { publishChat } from './topics.ts'

const MOST_LINES = 200
const MINUTE_MS = 60_000
/** Lines that a member may write in a minute, at all processes together. */
const MOST_A_MINUTE = 20
const lineText = writtenText(1, longestLine)

export const showOwnChat = async (
  ctx: MemberCtx,
  { chatIdx, after }: { chatIdx: number; after: number },
): Promise<DataOf<typeof supportChat>> => {
  const chat = await findOwnChat(ctx, ctx.who.memberId)
  const { supportFrom, supportUntil } = await siteOptions(ctx)
  const about = { isThere: (await findThere(ctx)).length > 0, hours: { from: supportFrom, until: supportUntil } }
  if (!chat) return { chat: null, lines: [], ...about }
  const lines = await findLines(ctx, chat.chatId, chatIdx === chat.chatId ? after : 0, MOST_LINES)
  return { chat: await shownChat(ctx, chat), lines: await shownLines(ctx, lines), ...about }
}

const shownChat = async (ctx: Ctx, chat: Chat) => {
  const names = chat.staffId === null ? undefined : await staffNames(ctx, [chat.staffId])
  return {
    chatIdx: chat.chatId,
    status: chat.status,
    staffName: (chat.staffId !== null && names?.get(chat.staffId)) || '',
    lastSeq: chat.lastSeq,
    staffSeen: chat.staffSeen,
    unread: await countStaffLines(ctx, chat.chatId, chat.memberSeen),
  }
}

export const shownLines = async (ctx: Ctx, lines: readonly Line[]): Promise<ChatLine[]> => {
  const names = await staffNames(ctx, [...new Set(lines.flatMap(({ staffId }) => staffId ?? []))])
  return lines.map(({ seq, side, text, at, staffId }) => ({
    seq,
    side,
    text,
    at: at.toISOString(),
    staffName: (staffId !== null && names.get(staffId)) || '',
  }))
}

/** The same key again answers the line that it wrote. */
export const sendLine = async (
  ctx: MemberCtx,
  { text, requestKey }: { text: string; requestKey: string },
): Promise<DataOf<typeof supportSend>> => {
  const { memberId } = ctx.who
  const written = lineText.safeParse(text)
  if (!written.success) throw refuseField('S001', 'text')
  const last = await findOwnChat(ctx, memberId)
  const known = last && (await findLineByKey(ctx, last.chatId, 'member', requestKey))
  if (last && known) return { chatIdx: last.chatId, line: await one(ctx, known) }
  const chat = await lockOpenChat(ctx, memberId)
  // Written by the same request a moment ago.
  const same = await findLineByKey(ctx, chat.chatId, 'member', requestKey)
  if (same) return { chatIdx: chat.chatId, line: await one(ctx, same) }
  const since = new Date(ctx.now.getTime() - MINUTE_MS)
  if ((await countOwnLines(ctx, memberId, since)) >= MOST_A_MINUTE) throw tooMany(MINUTE_MS / 1000)
  const seq = chat.lastSeq + 1
  const line = await insertLine(ctx, chat.chatId, seq, {
    side: 'member',
    staffId: null,
    text: written.data,
    requestKey,
  })
  await changeChat(ctx, chat, { lastSeq: seq, waitingSince: chat.waitingSince ?? ctx.now })
  await noteSeen(ctx, chat.chatId, 'member', seq)
  const shown = await one(ctx, line)
  publishChat(ctx, memberId, { what: 'line', chatIdx: chat.chatId, line: shown })
  return { chatIdx: chat.chatId, line: shown }
}

const one = async (ctx: Ctx, line: Line): Promise<ChatLine> => (await shownLines(ctx, [line]))[0] as ChatLine

export const seeOwnChat = async (ctx: MemberCtx, seq: number): Promise<void> => {
  const chat = await findOwnChat(ctx, ctx.who.memberId)
  if (chat) await noteSeen(ctx, chat.chatId, 'member', seq)
}

export const typeOwn = async (ctx: MemberCtx): Promise<void> => {
  const chat = await findOwnChat(ctx, ctx.who.memberId)
  if (!chat || chat.status === 'closed') return
  const name = (await memberById(ctx, ctx.who.memberId))?.memNick ?? ''
  publishChat(ctx, chat.memberId, { what: 'typing', chatIdx: chat.chatId, side: 'member', name })
}
