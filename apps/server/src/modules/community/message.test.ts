import type { Language } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { sendMessage, unreadCount } from './index.ts'
import { dropOldMessages } from './message.repository.ts'
import { listMessages, readMessage } from './message.service.ts'
import { welcomeListener } from './welcome.listener.ts'

const events: { memberId: number; unread: number }[] = []
const server = await testServer({
  listeners: [welcomeListener, listen('community.message-sent', async (_, payload) => void events.push(payload))],
})
const dayMs = 86_400_000
const title = { ko: '제목', en: 'Title', vn: 'Tiêu đề' }
const text = { ko: '<script>글</script>', en: 'Text & "more"', vn: 'Nội dung' }
let memberId = 0

await addSecondSite(server)
beforeEach(async () => {
  // Events of the test before are delivered to the same listener.
  await server.contexts.drained()
  await server.ownerPool.query('TRUNCATE community.message')
  memberId = await addMember(server)
  events.length = 0
})

const send = (to = memberId, onceKey?: string) =>
  server.system((ctx) => sendMessage(ctx, { memberId: to, kind: 'guide', title, text, onceKey }))
const list = (language: Language = 'ko', page = 1) =>
  server.member(memberId, (ctx) => listMessages({ ...ctx, language }, page))
const unread = () => server.guest((ctx) => unreadCount(ctx, memberId))

test('a message reads in the reader’s language, exactly as it was typed', async () => {
  await send()
  expect((await list('en')).list).toMatchObject([{ title: 'Title', text: 'Text & "more"', isRead: false }])
  expect((await list('ko')).list[0]?.text).toBe('<script>글</script>')
})

test('reading a message once lowers the unread count once, and says so', async () => {
  await send()
  await send()
  const [newest] = (await list()).list
  const read = () => server.member(memberId, (ctx) => readMessage(ctx, newest?.msgIdx ?? 0))
  expect(await read()).toMatchObject({ message: { isRead: true }, unread: 1 })
  expect(await read()).toMatchObject({ unread: 1 })
  await server.contexts.drained()
  expect(events.map((event) => event.unread)).toEqual([1, 2, 1])
})

test('nobody reads a message of somebody else or of another site', async () => {
  await send()
  const [message] = (await list()).list
  const other = await addMember(server)
  const foreign = (who: number, siteId: number) =>
    server.member(who, (ctx) => readMessage(ctx, message?.msgIdx ?? 0), siteId)
  await expect(foreign(other, 1)).rejects.toMatchObject({ code: 'N404' })
  await expect(foreign(memberId, 2)).rejects.toMatchObject({ code: 'N404' })
  expect(await unread()).toBe(1)
})

test('messages come in pages of ten, newest first', async () => {
  for (let no = 0; no < 12; no++) await send()
  const [first, second] = [await list('ko', 1), await list('ko', 2)]
  expect([first.list.length, second.list.length, first.unread]).toEqual([10, 2, 12])
  expect(first.list[0]?.msgIdx).toBeGreaterThan(second.list[0]?.msgIdx ?? 0)
})

test('read messages go after thirty days or past the number kept, unread ones never', async () => {
  const keep = { days: 30, items: 3 }
  const drop = () => server.system((ctx) => dropOldMessages(ctx, keep))
  const readAll = async () => {
    for (const message of (await list()).list) await server.member(memberId, (ctx) => readMessage(ctx, message.msgIdx))
  }
  for (let no = 0; no < 5; no++) await send()
  expect(await drop()).toBe(0)
  await readAll()
  expect(await drop()).toBe(2)
  await send()
  server.clock.advance(30 * dayMs)
  expect(await drop()).toBe(1)
  server.clock.advance(1)
  expect(await drop()).toBe(2)
  expect((await list()).list).toMatchObject([{ isRead: false }])
})

test('a new member is welcomed once, by name, however often the approval is delivered', async () => {
  const approved = { name: 'identity.sign-up-decided', payload: { memberId, isApproved: true } } as const
  for (let no = 0; no < 2; no++) await server.system(async (ctx) => ctx.emit(approved.name, approved.payload))
  await server.contexts.drained()
  const { list: messages } = await list()
  expect(messages).toHaveLength(1)
  expect(messages[0]?.text).toMatch(/^닉\d+번님/)
})

test('a rejected applicant is sent nothing', async () => {
  await server.system(async (ctx) => ctx.emit('identity.sign-up-decided', { memberId, isApproved: false }))
  await server.contexts.drained()
  expect(await unread()).toBe(0)
})
