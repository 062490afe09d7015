import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@maru/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Refusal } from '../../platform/refusal.ts'
import { clerk, codeOf, otherClerk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { listMessages } from '../community/message.service.ts'
import { answerChat, beThere, closeChat, handOver, listChats, showChat, takeChat } from './chat-desk.service.ts'
import { dropOldChatsJob } from './drop-old-chats.job.ts'
import { seeOwnChat, sendLine, showOwnChat } from './own-chat.service.ts'

const server = await testServer()
await addSecondSite(server)
let memberId = 0
beforeEach(async () => {
  memberId = await addMember(server)
  server.sent.length = 0
})
const write = (text: string, requestKey: string = randomUUID(), who = memberId) =>
  server.member(who, (ctx) => sendLine(ctx, { text, requestKey }))
const own = (after = 0, chatIdx = 0, who = memberId) =>
  server.member(who, (ctx) => showOwnChat(ctx, { chatIdx, after }))
type Clerk = typeof clerk | typeof otherClerk
const take = (chatId: number, who: Clerk = clerk) => codeOf(server.staff((ctx) => takeChat(ctx, chatId), who))
const answer = (chatId: number, text: string, who: Clerk = clerk, requestKey: string = randomUUID()) =>
  codeOf(server.staff((ctx) => answerChat(ctx, chatId, { text, requestKey }), who))
const openChat = async (): Promise<number> => {
  const { chatIdx } = await write('안녕하세요')
  await take(chatIdx)
  return chatIdx
}
const published = () => server.sent.map(({ subject, body }) => ({ subject, ...(JSON.parse(body) as ChatMessage) }))

describe('lines', () => {
  test('of both sides at once are numbered without a gap, and each side reads all of them in one order', async () => {
    const chatId = await openChat()
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => write(`회원 ${n}`)),
      ...Array.from({ length: 10 }, (_, n) => answer(chatId, `상담 ${n}`)),
    ])
    const { lines } = await own()
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    expect((await server.staff((ctx) => showChat(ctx, chatId, 0), clerk)).lines).toEqual(lines)
  })

  test('a client that was away reads from its last number on, and of another chat from the beginning', async () => {
    const chatId = await openChat()
    for (const text of ['둘', '셋', '넷']) await write(text)
    expect((await own(2, chatId)).lines.map(({ text }) => text)).toEqual(['셋', '넷'])
    expect((await own(2, chatId - 1)).lines).toHaveLength(4)
  })

  test('a press that arrives many times at once writes one line, in one chat', async () => {
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => write('한 번만', key)))
    expect((await own()).lines).toHaveLength(1)
    const chatId = (await own()).chat?.chatIdx ?? 0
    await take(chatId)
    for (let no = 0; no < 2; no++) await answer(chatId, '네', clerk, key)
    expect((await own()).lines).toHaveLength(2)
  })

  test('are published to the member and to the desk of its site, each with its number', async () => {
    const { chatIdx, line } = await write('여기요')
    expect(published()).toMatchObject([
      { subject: `1.own.${memberId}`, what: 'line', chatIdx, line },
      { subject: '1.topic.staff.1.support', what: 'line', chatIdx, line: { seq: 1, side: 'member' } },
    ])
  })

  test('S001: nothing, only blanks, or more than 1,000 characters; what nobody sees is left out and markup stays text', async () => {
    for (const text of ['', ' \n ', '\u200b', '가'.repeat(1_001)])
      await expect(write(text)).rejects.toMatchObject({ code: 'S001' })
    expect((await write('<b>\u202e굵게</b>')).line.text).toBe('<b>굵게</b>')
  })

  test('E429: more than 20 in a minute', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 25 }, () => write('!')))
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused.map((error: Refusal) => error.code)).toEqual(Array.from({ length: 5 }, () => 'E429'))
    server.clock.advance(61_000)
    await write('다시')
  })
})

describe('the desk', () => {
  test('has who waits longest first, and nobody of another site', async () => {
    const second = await addMember(server)
    await write('먼저')
    server.clock.advance(1_000)
    const later = await write('나중', randomUUID(), second)
    const open = async (siteId = 1) =>
      (await server.staff((ctx) => listChats(ctx, { state: 'open', before: '', size: 100 }), clerk, siteId)).rows
    const rows = (await open()).filter((row) => [memberId, second].includes(row.memberId))
    expect(rows).toMatchObject([
      { memberId, lastText: '먼저', unread: 1, status: 'waiting' },
      { memberId: second, lastText: '나중' },
    ])
    expect(await open(2)).toEqual([])
    expect(await codeOf(server.staff((ctx) => showChat(ctx, later.chatIdx, 0), clerk, 2))).toBe('STAFF_NOT_FOUND')
  })

  test('gives a chat to one of two who take it at once, who alone answers until it is handed over', async () => {
    const { chatIdx } = await write('누구 없나요')
    const taken = await Promise.all([take(chatIdx), take(chatIdx, otherClerk)])
    expect(taken.toSorted()).toEqual(['STAFF_HELD_BY_OTHER', 'done'])
    const [holder, other] = taken[0] === 'done' ? [clerk, otherClerk] : [otherClerk, clerk]
    expect(await answer(chatIdx, '저요', other)).toBe('STAFF_HELD_BY_OTHER')
    const give = () => codeOf(server.staff((ctx) => handOver(ctx, chatIdx, other.staffId), holder))
    expect(await give()).toBe('STAFF_NOT_FOUND')
    await server.staff(beThere, other)
    expect(await give()).toBe('done')
    expect([await answer(chatIdx, '이제 저요', other), await answer(chatIdx, '저는요', holder)]).toEqual([
      'done',
      'STAFF_HELD_BY_OTHER',
    ])
  })

  test('closes a chat for both; the next line begins a new one, and the old one stays as it was', async () => {
    const chatId = await openChat()
    await server.staff((ctx) => closeChat(ctx, chatId), clerk)
    expect(await answer(chatId, '늦었어요')).toBe('STAFF_ALREADY_HANDLED')
    expect(await own()).toMatchObject({ chat: { chatIdx: chatId, status: 'closed' }, lines: [{ text: '안녕하세요' }] })
    expect((await write('또 왔어요')).chatIdx).not.toBe(chatId)
    expect((await server.staff((ctx) => showChat(ctx, chatId, 0), clerk)).lines).toHaveLength(1)
    await expect(server.pool.query("UPDATE support.line SET text = 'x'")).rejects.toThrow(/denied/)
  })
})

test('the page says whether somebody is there: for 75 seconds after the desk said so', async () => {
  await server.staff(beThere, clerk)
  expect(await own()).toMatchObject({ chat: null, isThere: true, hours: { from: '10:00', until: '22:00' } })
  server.clock.advance(75_000)
  expect(await own()).toMatchObject({ isThere: false })
})

test('an answer to who has gone is announced by one message until it comes back', async () => {
  const chatId = await openChat()
  const messages = async () => (await server.member(memberId, (ctx) => listMessages(ctx, 1))).unread
  await answer(chatId, '바로')
  expect(await messages()).toBe(0)
  server.clock.advance(61_000)
  for (let no = 0; no < 3; no++) await answer(chatId, '나중에')
  expect([await messages(), (await own()).chat?.unread]).toEqual([1, 4])
  await server.member(memberId, (ctx) => seeOwnChat(ctx, 99))
  expect((await own()).chat?.unread).toBe(0)
  server.clock.advance(61_000)
  await answer(chatId, '다시')
  expect(await messages()).toBe(2)
})

test('closed chats go when they are old, open ones never', async () => {
  const closed = await openChat()
  await server.staff((ctx) => closeChat(ctx, closed), clerk)
  const { chatIdx } = await write('열려 있어요')
  server.clock.advance(366 * 24 * 3_600_000)
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) =>
    dropOldChatsJob.run(ctx, {}),
  )
  expect(await codeOf(server.staff((ctx) => showChat(ctx, closed, 0), clerk))).toBe('STAFF_NOT_FOUND')
  expect(await own()).toMatchObject({ chat: { chatIdx } })
})
