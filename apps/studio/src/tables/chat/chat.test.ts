import { randomUUID } from 'node:crypto'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { OPERATOR_CALLS, type OperatorAnswer, type OperatorRequest } from '@maru/vendor-wallet'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { seededRandom } from '../../games/random.ts'
import { listen, openTable, TABLE, type TablePage, wait } from '../gateway/gateway.fixture.ts'
import { deleteOld } from './chat.repository.ts'
import { type ChatAnswer, type ChatNews, chatTopic } from './chat-shapes.ts'

const database = await testDatabase('studio')
const transport = postgresTransport(database.url, 'studio-live')
const SITE = '1'
let one: TestStudio
let two: TestStudio
const sockets: ReturnType<typeof listen>[] = []
beforeAll(async () => {
  one = await startTestStudio(database.pool, seededRandom(5), patient, transport)
  two = await startTestStudio(database.pool, seededRandom(6), patient, transport)
  await database.pool.query('INSERT INTO studio.live_table (code) VALUES ($1), ($2)', [TABLE, 'sic-bo-1'])
}, 60_000)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(() => Promise.all([one.close(), two.close()]))

const ask = async <N extends 'tableCommand' | 'tableChat'>(name: N, request: object) => {
  const asked = { operator_id: 'fake', game_code: TABLE, ...request } as unknown as OperatorRequest<N>
  const response = await one.operator.callVendor(one.url, name, asked)
  return OPERATOR_CALLS[name].answer.parse(await response.json()) as OperatorAnswer<N>
}
const order = (what: object, command_id = randomUUID()) =>
  ask('tableCommand', { command_id, by: 'staff 4', order: { sub_partner_id: SITE, ...what } })
const desk = (changes: object = {}) => ask('tableChat', { sub_partner_id: SITE, ...changes })

const send = async (page: TablePage, body: object, table = TABLE): Promise<ChatAnswer> =>
  (await page.call(`chat/${table}/say`, { sent: randomUUID(), ...body })).json()
const listening = (studio: TestStudio, page: TablePage) => {
  const socket = listen(studio, page.secret, [chatTopic(TABLE)])
  sockets.push(socket)
  return () => socket.of<ChatNews>(chatTopic(TABLE))
}
const DONE = { outcome: 'done' }
const refused = (reason: string) => ({ outcome: 'refused', reason })

test('chat is off until staff of the site switch it on at the table, and pages learn of it', async () => {
  const page = await openTable(one)
  const news = listening(two, page)
  await vi.waitFor(() => expect(news()).toEqual([{ t: 'all', isOn: false, messages: [] }]), wait)
  expect(await send(page, { said: '안녕하세요' })).toEqual(refused('off'))
  const id = randomUUID()
  expect(await order({ kind: 'chat', is_on: true }, id)).toEqual(DONE)
  expect(await order({ kind: 'chat', is_on: true }, id)).toEqual(DONE)
  expect(await order({ kind: 'chat', is_on: false }, id)).toEqual(refused('conflict'))
  await vi.waitFor(() => expect(news().at(-1)).toMatchObject({ t: 'all', isOn: true }), wait)
  expect(await send(page, { said: '안녕' }, 'sic-bo-1')).toEqual(refused('off'))
})

test('a message is cleaned and reaches every page of the site in any process, under a masked name; sent twice it is one', async () => {
  const page = await openTable(one)
  const other = await openTable(two)
  const news = listening(two, other)
  await vi.waitFor(() => expect(news()).toHaveLength(1), wait)
  const sent = randomUUID()
  expect(await send(page, { sent, said: ' 좋은 판  https://bad.example ' })).toEqual(DONE)
  expect(await send(page, { sent, said: ' 좋은 판  https://bad.example ' })).toEqual(DONE)
  expect(await send(page, { phrase: 'luck' })).toEqual(DONE)
  await vi.waitFor(() => expect(news()).toHaveLength(3), wait)
  expect(news().slice(1)).toMatchObject([
    { t: 'said', message: { sent, said: '좋은 판 ···', phrase: null } },
    { t: 'said', message: { said: null, phrase: 'luck' } },
  ])
  expect(JSON.stringify(news())).not.toContain(page.user)
  const late = listening(one, other)
  await vi.waitFor(() => expect(late()[0]).toMatchObject({ t: 'all', isOn: true }), wait)
  expect((late()[0] as ChatNews & { t: 'all' }).messages.slice(-2).map(({ said, phrase }) => said ?? phrase)).toEqual([
    '좋은 판 ···',
    'luck',
  ])
})

test('who has no session, or another site, reads and writes nothing of it', async () => {
  const page = await openTable(one)
  const stranger = await fetch(`${one.url}/play-api/chat/${TABLE}/say`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${'a'.repeat(43)}` },
    body: JSON.stringify({ sent: randomUUID(), phrase: 'hello' }),
  })
  expect(stranger.status).toBe(401)
  await database.pool.query(`UPDATE studio.session SET site = '2' WHERE player = $1`, [page.user])
  const news = listening(one, page)
  await vi.waitFor(() => expect(news()).toEqual([{ t: 'all', isOn: false, messages: [] }]), wait)
  expect(await send(page, { phrase: 'hello' })).toEqual(refused('off'))
})

test('staff see who said what, delete it from every page, and mute for a time or for good', async () => {
  const [page, other] = [await openTable(one), await openTable(two)]
  const news = listening(two, other)
  await vi.waitFor(() => expect(news()).toHaveLength(1), wait)
  await send(page, { said: '나쁜 말' })
  await vi.waitFor(() => expect(news().at(-1)).toMatchObject({ t: 'said' }), wait)
  const [message] = (await desk()).messages
  expect(message).toMatchObject({ user: page.user, said: '나쁜 말', deleted_at: null, reports: 0 })
  const id = message?.id ?? 0

  for (const reader of [other, other])
    expect(await (await reader.call(`chat/${TABLE}/report`, { message: id })).json()).toEqual(DONE)
  expect(await (await other.call(`chat/${TABLE}/report`, { message: id + 1_000 })).json()).toEqual(refused('unknown'))
  expect((await desk()).messages[0]?.reports).toBe(1)

  expect(await order({ kind: 'chat-delete', message: id, sub_partner_id: '2' })).toEqual(refused('unknown'))
  expect(await order({ kind: 'chat-delete', message: id })).toEqual(DONE)
  await vi.waitFor(() => expect(news().at(-1)).toEqual({ t: 'gone', id }), wait)
  expect((await desk()).messages[0]?.deleted_at).toEqual(expect.any(Number))

  expect(await order({ kind: 'chat-mute', user: page.user, minutes: 10 })).toEqual(DONE)
  expect(await send(page, { phrase: 'hello' })).toEqual(refused('muted'))
  expect(await send(other, { phrase: 'hello' })).toEqual(DONE)
  expect((await desk()).muted).toMatchObject([{ user: page.user, by: 'staff 4', until: expect.any(Number) }])
  expect(await order({ kind: 'chat-mute', user: page.user, minutes: null })).toEqual(DONE)
  expect((await desk()).muted).toMatchObject([{ user: page.user, until: null }])
  expect(await order({ kind: 'chat-unmute', user: page.user })).toEqual(DONE)
  expect(await send(page, { phrase: 'hello' })).toEqual(DONE)
})

test('words of the site’s list are refused, and who writes too often has to wait', async () => {
  const page = await openTable(one)
  expect(await order({ kind: 'chat-words', words: ['바보'] })).toEqual(DONE)
  expect((await desk()).words).toEqual(['바보'])
  expect(await send(page, { said: '바 보!' })).toEqual(refused('word'))
  expect(await send(page, { said: 'https://bad.example' })).toEqual(refused('empty'))
  expect(await send(page, { said: '가'.repeat(121) })).toEqual(refused('too-long'))
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(page, { phrase: 'wow' })))
  expect(answers.filter(({ outcome }) => outcome === 'refused')).toContainEqual(refused('too-often'))
  await order({ kind: 'chat-words', words: [] })
})

test('messages are deleted when their time is over, with their reports', async () => {
  const page = await openTable(one)
  expect(await send(page, { said: '오래된 말' })).toEqual(DONE)
  const ids = await database.pool.query<{ id: number }>(
    `UPDATE studio.table_chat SET at = at - interval '31 days' WHERE said = '오래된 말' RETURNING id`,
  )
  expect(ids.rowCount).toBe(1)
  await deleteOld(database.pool, 30)
  expect((await desk()).messages.some(({ said }) => said === '오래된 말')).toBe(false)
  expect((await desk()).messages.length).toBeGreaterThan(0)
})
