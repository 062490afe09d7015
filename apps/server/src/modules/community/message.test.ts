import type { Language } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { dropOldMessagesJob } from './drop-old-messages.job.ts'
import { sendMessage, unreadCount } from './index.ts'
import { insertMessages } from './message.repository.ts'
import { deleteMessages, listMessages, readAllMessages, readMessage } from './message.service.ts'
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
  await server.ownerPool.query('TRUNCATE community.message, community.message_block, community.inbox')
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

const messagesOf = async (page = 1) => (await list('ko', page)).list
const readAll = () => server.member(memberId, readAllMessages)
const remove = (...msgIdxs: number[]) => server.member(memberId, (ctx) => deleteMessages(ctx, msgIdxs))
/** What the counts say beside what is there. */
const counted = async () => {
  const { rows } = await server.ownerPool.query(
    `SELECT i.messages, i.unread, count(m.*)::int AS there, (count(m.*) FILTER (WHERE m.read_at IS NULL))::int AS open,
       (SELECT sum(b.messages) FROM community.message_block b WHERE b.site_id = i.site_id AND b.member_id = i.member_id)::int AS blocks
     FROM community.inbox i LEFT JOIN community.message m USING (site_id, member_id) WHERE member_id = $1 GROUP BY i.site_id, i.member_id`,
    [memberId],
  )
  return rows[0]
}

test('read messages go after thirty days or past the number kept, unread ones never', async () => {
  await server.ownerPool.query(
    `INSERT INTO site.option (site_id, name, value) VALUES (1, 'messageItems', '3') ON CONFLICT (site_id, name) DO UPDATE SET value = excluded.value`,
  )
  const drop = async () => {
    await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
      dropOldMessagesJob.run(ctx, {}),
    )
    return (await list()).pageInfo.tatal_list_count
  }
  for (let no = 0; no < 5; no++) await send()
  expect(await drop()).toBe(5)
  await readAll()
  expect(await drop()).toBe(3)
  await send()
  server.clock.advance(30 * dayMs)
  expect(await drop()).toBe(3)
  server.clock.advance(1)
  expect(await drop()).toBe(1)
  expect(await messagesOf()).toMatchObject([{ isRead: false }])
  expect(await counted()).toMatchObject({ messages: 1, unread: 1, there: 1, open: 1, blocks: 1 })
})

test('all are read at once, and who has nothing unread is notified of nothing', async () => {
  for (let no = 0; no < 3; no++) await send()
  await server.contexts.drained()
  events.length = 0
  expect([await readAll(), await readAll()]).toEqual([{ unread: 0 }, { unread: 0 }])
  await server.contexts.drained()
  expect(events).toEqual([{ memberId, unread: 0 }])
})

test('M002: an unread message is not deleted, nor what was chosen beside it', async () => {
  for (let no = 0; no < 3; no++) await send()
  const [newest, , oldest] = (await messagesOf()).map(({ msgIdx }) => msgIdx)
  await server.member(memberId, (ctx) => readMessage(ctx, oldest ?? 0))
  await expect(remove(oldest ?? 0, newest ?? 0)).rejects.toMatchObject({ code: 'M002' })
  expect((await messagesOf()).length).toBe(3)
  expect(await remove(oldest ?? 0)).toEqual({ unread: 2 })
  expect(await remove(oldest ?? 0)).toEqual({ unread: 2 })
  expect((await messagesOf()).map(({ msgIdx }) => msgIdx)).not.toContain(oldest)
})

test('nobody deletes a message of somebody else', async () => {
  await send()
  await readAll()
  const other = await addMember(server)
  const [message] = await messagesOf()
  await server.member(other, (ctx) => deleteMessages(ctx, [message?.msgIdx ?? 0]))
  expect(await messagesOf()).toHaveLength(1)
})

test('every page has the rows after those of the page before, whatever was deleted between', async () => {
  for (let no = 0; no < 30; no++)
    await server.system((ctx) => insertMessages(ctx, { memberIds: [memberId], kind: 'guide', title, text }))
  // As many numbers between them as a member gets in years, with what was deleted long ago.
  await server.ownerPool.query(
    `WITH apart AS (UPDATE community.message SET ord = ord * 97 WHERE member_id = $1 RETURNING site_id, ord),
       gone AS (DELETE FROM community.message_block WHERE member_id = $1),
       last AS (UPDATE community.inbox SET last_ord = 30 * 97 WHERE member_id = $1)
     SELECT 1`,
    [memberId],
  )
  await server.ownerPool.query(
    `INSERT INTO community.message_block SELECT site_id, member_id, ord / 256, count(*) FROM community.message GROUP BY 1, 2, 3
     ON CONFLICT (site_id, member_id, block) DO UPDATE SET messages = excluded.messages`,
  )
  await readAll()
  const all = await pages()
  expect(all).toHaveLength(30)
  const gone = all.filter((_, at) => at % 3 === 1)
  await remove(...gone)
  expect(await pages()).toEqual(all.filter((one) => !gone.includes(one)))
  await send()
  expect((await pages()).slice(1)).toEqual(all.filter((one) => !gone.includes(one)))
  expect(await counted()).toMatchObject({ messages: 21, unread: 1, there: 21, open: 1, blocks: 21 })
})

const pages = async (): Promise<number[]> => {
  const found: number[] = []
  for (let page = 1; ; page++) {
    const rows = await messagesOf(page)
    if (rows.length === 0) return found
    found.push(...rows.map(({ msgIdx }) => msgIdx))
  }
}

test('messages that come, are read and are deleted at the same moment are counted as they are', async () => {
  for (let no = 0; no < 6; no++) await send()
  await readAll()
  const ids = (await messagesOf()).map(({ msgIdx }) => msgIdx)
  await Promise.all([
    ...Array.from({ length: 8 }, () => send(memberId, 'the same')),
    ...Array.from({ length: 8 }, () => send()),
    ...ids.flatMap((id) => [remove(id), remove(id)]),
    ...Array.from({ length: 4 }, readAll),
  ])
  const { messages, unread: open, ...there } = await counted()
  expect([messages, messages, open]).toEqual([9, there.blocks, there.open])
  expect(there.there).toBe(9)
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
