import type { AdminAnswerOf, AdminChatRow, adminChat, adminChats, ChatLine } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { inEachLanguage, sendNotice } from '../community/index.ts'
import { memberById, memberNicks, staffNames } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import {
  type Chat,
  changeChat,
  type DeskRow,
  deskOrders,
  findChat,
  findDeskChats,
  noteSeen,
} from './chat.repository.ts'
import { findLineByKey, findLines, insertLine } from './line.repository.ts'
import { shownLines } from './own-chat.service.ts'
import { findThere, noteThere } from './presence.repository.ts'
import { publishChat } from './topics.ts'

const MOST_LINES = 500
/** Who has not had the chat open for so long is sent a message that an answer is there. */
const AWAY_MS = 60_000

export const listChats = async (
  ctx: StaffCtx,
  { state, before, size }: { state: 'open' | 'closed'; before: string; size: number },
): Promise<AdminAnswerOf<typeof adminChats>> => {
  const found = await findDeskChats(ctx, state, size + 1, cursorOf(before, state === 'open' ? 3 : 2))
  const { rows, next } = pageBehind(found, size, (row) => cursorText(...deskOrders[state].numbers(row)))
  const there = await findThere(ctx)
  const names = await staffNames(ctx, [...new Set([...there, ...rows.flatMap(({ staffId }) => staffId ?? [])])])
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return {
    rows: rows.map((row) => shown(row, nicks, names)),
    next,
    there: there.map((staffId) => ({ staffId, name: names.get(staffId) ?? '' })),
  }
}

type Names = ReadonlyMap<number, string>
const shown = (row: DeskRow, nicks: Names, names: Names): AdminChatRow => ({
  chatId: row.chatId,
  memberId: row.memberId,
  memNick: nicks.get(row.memberId) ?? '',
  status: row.status,
  staffId: row.staffId,
  staffName: (row.staffId !== null && names.get(row.staffId)) || '',
  lastText: row.lastText,
  unread: row.unread,
  waitingSince: row.waitingSince?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
})

export const showChat = async (
  ctx: StaffCtx,
  chatId: number,
  after: number,
): Promise<AdminAnswerOf<typeof adminChat>> => {
  const chat = await findChat(ctx, chatId)
  const member = chat && (await memberById(ctx, chat.memberId))
  if (!chat || !member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const lines = await findLines(ctx, chatId, after, MOST_LINES)
  const names = await staffNames(ctx, chat.staffId === null ? [] : [chat.staffId])
  const row = { ...chat, lastText: lines.at(-1)?.text ?? '', unread: 0 }
  return {
    chat: {
      ...shown(row, new Map([[chat.memberId, member.memNick]]), names),
      lastSeq: chat.lastSeq,
      memberSeen: chat.memberSeen,
    },
    lines: await shownLines(ctx, lines),
    member: {
      memId: member.memId,
      memNick: member.memNick,
      level: member.level,
      cash: (await balancesOf(ctx, chat.memberId)).cash,
    },
  }
}

const found = async (ctx: StaffCtx, chatId: number, lock: '' | 'FOR UPDATE' = ''): Promise<Chat> => {
  const chat = await findChat(ctx, chatId, lock)
  if (!chat) throw new StaffRefusal('STAFF_NOT_FOUND')
  return chat
}

const locked = async (ctx: StaffCtx, chatId: number): Promise<Chat> => {
  const chat = await found(ctx, chatId, 'FOR UPDATE')
  if (chat.status === 'closed') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return chat
}

/** Of who answers it. */
const held = async (ctx: StaffCtx, chatId: number): Promise<Chat> => {
  const chat = await locked(ctx, chatId)
  if (chat.staffId !== ctx.who.staffId) throw new StaffRefusal('STAFF_HELD_BY_OTHER')
  return chat
}

const moved = async (ctx: StaffCtx, chat: Chat, action: string, after: object): Promise<void> => {
  const { chatId, status, staffId } = chat
  await record(ctx, { action, target: `chat:${chatId}`, before: { status, staffId }, after })
  publishChat(ctx, chat.memberId, { what: 'again', chatIdx: chatId })
}

export const takeChat = async (ctx: StaffCtx, chatId: number): Promise<void> => {
  const chat = await locked(ctx, chatId)
  const { staffId } = ctx.who
  if (chat.staffId === staffId && chat.status === 'open') return
  if (chat.status === 'open') throw new StaffRefusal('STAFF_HELD_BY_OTHER')
  await changeChat(ctx, chat, { status: 'open', staffId })
  await moved(ctx, chat, 'support.take', { status: 'open', staffId })
}

/** To somebody who is at the desk, or back into the queue. */
export const handOver = async (ctx: StaffCtx, chatId: number, staffId: number | null): Promise<void> => {
  const chat = await held(ctx, chatId)
  if (staffId !== null && !(await findThere(ctx)).includes(staffId)) throw new StaffRefusal('STAFF_NOT_FOUND')
  const status = staffId === null ? 'waiting' : 'open'
  await changeChat(ctx, chat, { status, staffId, waitingSince: chat.waitingSince ?? ctx.now })
  await moved(ctx, chat, 'support.hand-over', { status, staffId })
}

/** The same key again writes nothing more. Who has gone away meanwhile is sent a message, once until it comes back. */
export const answerChat = async (
  ctx: StaffCtx,
  chatId: number,
  { text, requestKey }: { text: string; requestKey: string },
): Promise<void> => {
  const chat = await held(ctx, chatId)
  if (await findLineByKey(ctx, chatId, 'staff', requestKey)) return
  const seq = chat.lastSeq + 1
  const line = await insertLine(ctx, chatId, seq, { side: 'staff', staffId: ctx.who.staffId, text, requestKey })
  const isAway = ctx.now.getTime() - chat.memberSeenAt.getTime() > AWAY_MS
  const isAnnounced = isAway && chat.announcedSeq <= chat.memberSeen
  await changeChat(ctx, chat, { lastSeq: seq, waitingSince: null, ...(isAnnounced ? { announcedSeq: seq } : {}) })
  await noteSeen(ctx, chatId, 'staff', seq)
  await record(ctx, { action: 'support.answer', target: `chat:${chatId}`, before: null, after: { seq } })
  if (isAnnounced) await announce(ctx, chat.memberId, `support:${chatId}:${seq}`)
  const [shownLine] = await shownLines(ctx, [line])
  publishChat(ctx, chat.memberId, { what: 'line', chatIdx: chatId, line: shownLine as ChatLine })
}

const announce = (ctx: StaffCtx, memberId: number, onceKey: string): Promise<void> =>
  sendNotice(ctx, {
    notice: 'support',
    memberId,
    kind: 'answer',
    title: inEachLanguage('support.answered.title'),
    text: inEachLanguage('support.answered.text'),
    onceKey,
  })

export const closeChat = async (ctx: StaffCtx, chatId: number): Promise<void> => {
  const chat = await held(ctx, chatId)
  await changeChat(ctx, chat, { status: 'closed', waitingSince: null })
  await moved(ctx, chat, 'support.close', { status: 'closed' })
}

export const seeChat = async (ctx: StaffCtx, chatId: number, seq: number): Promise<void> => {
  const chat = await found(ctx, chatId)
  if (chat.staffId !== ctx.who.staffId || chat.staffSeen >= seq) return
  await noteSeen(ctx, chatId, 'staff', seq)
  publishChat(ctx, chat.memberId, { what: 'again', chatIdx: chatId })
}

export const typeAtDesk = async (ctx: StaffCtx, chatId: number): Promise<void> => {
  const chat = await found(ctx, chatId)
  if (chat.staffId !== ctx.who.staffId || chat.status !== 'open') return
  publishChat(ctx, chat.memberId, { what: 'typing', chatIdx: chatId, side: 'staff', name: ctx.who.name })
}

export const beThere = (ctx: StaffCtx) => noteThere(ctx, ctx.who.staffId)
