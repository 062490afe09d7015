import { randomUUID } from 'node:crypto'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { seededRandom } from '../../games/random.ts'
import { type OwnShown, ownTableTopic, TABLES_TOPIC, type TableMessage, tableTopic } from '../table-shapes.ts'
import type { TileShown } from '../tile-shapes.ts'
import {
  listen,
  openTable,
  startLeader,
  TABLE,
  takePartInCut,
  untilBetting,
  untilShown,
  wait,
} from './gateway.fixture.ts'

const database = await testDatabase('studio')
const transport = postgresTransport(database.url, 'studio-live')
let one: TestStudio
let two: TestStudio
let leader: Awaited<ReturnType<typeof startLeader>>
const sockets: ReturnType<typeof listen>[] = []
beforeAll(async () => {
  one = await startTestStudio(database.pool, seededRandom(5), patient, transport)
  two = await startTestStudio(database.pool, seededRandom(6), patient, transport)
  leader = await startLeader(database, one.operator.walletUrl)
}, 60_000)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await leader.stop()
})
const listening = (studio: TestStudio, secret: string, ...destinations: string[]) => {
  const socket = listen(studio, secret, destinations)
  sockets.push(socket)
  return socket
}
const EVERYBODY = tableTopic(TABLE)
const OWN = ownTableTopic(TABLE)

test('who subscribes gets the table first and then every change, in any process, without a gap', async () => {
  const page = await openTable(one)
  await takePartInCut(page)
  const there = [listening(one, page.secret, EVERYBODY), listening(two, page.secret, EVERYBODY)]
  await vi.waitFor(() => {
    for (const socket of there) expect(socket.of(EVERYBODY).length).toBeGreaterThan(8)
  }, wait)
  for (const socket of there) {
    const messages = socket.of<TableMessage>(EVERYBODY)
    expect(messages[0]?.t).toBe('table')
    const from = messages[0]?.seq ?? 0
    expect(messages.map(({ seq }) => seq - from)).toEqual(messages.map((_, at) => at))
  }
})

test("one's own bets come to oneself alone, whoever asks for them", async () => {
  const [page, other] = [await openTable(one), await openTable(two)]
  const mine = listening(two, page.secret, OWN)
  const theirs = listening(two, other.secret, OWN)
  await vi.waitFor(() => expect([mine.of(OWN).length, theirs.of(OWN).length]).toEqual([1, 1]), wait)
  const round = await untilBetting(page)
  await page.answer('place', { round, change: randomUUID(), chips: { banker: 10_000 } })
  await vi.waitFor(() => expect(mine.of<OwnShown>(OWN).at(-1)?.held).toEqual({ banker: 10_000 }), wait)
  expect(theirs.of<OwnShown>(OWN).map(({ held }) => held)).toEqual([{}])
})

test.each([
  tableTopic('no-such-table'),
  `${OWN}/x`,
  '/topic/table/',
  '/topic/own-table/../x',
  'table moonlit-baccarat-1',
])('nobody may subscribe to %s', async (destination) => {
  const page = await openTable(one)
  const socket = listening(one, page.secret, destination)
  await vi.waitFor(() => expect(socket.ended()).toBe('not authorised'), wait)
})

test('others read the name that the operator masked, or one that says nothing', async () => {
  const page = await openTable(one)
  const socket = listening(two, page.secret, EVERYBODY)
  const round = await untilBetting(page)
  await page.answer('place', { round, change: randomUUID(), chips: { banker: 10_000 } })
  const names = () =>
    socket.of<TableMessage>(EVERYBODY).flatMap((message) => (message.t === 'bets' ? message.bets.recent : []))
  await vi.waitFor(() => expect(names().map(({ who }) => who)).toContain(nameOf(names())), wait)
  expect(nameOf(names())).toMatch(/^player [0-9A-F]{3}$/)
  expect(JSON.stringify(socket.of(EVERYBODY))).not.toContain(page.user)
})
const nameOf = (recent: { who: string; place: string; amount: number }[]) =>
  recent.find(({ amount }) => amount === 10_000)?.who ?? ''

test('sockets at a table are counted over all processes, until they leave', async () => {
  const page = await openTable(one)
  const here = [listening(one, page.secret, EVERYBODY), listening(one, page.secret, EVERYBODY)]
  const there = listening(two, page.secret, EVERYBODY)
  await untilShown(page, ({ heads }) => heads === 3)
  here[0]?.close()
  there.close()
  await untilShown(page, ({ heads }) => heads === 1)
})

test('the switch of a room gets every table that is led, and what changes', async () => {
  const page = await openTable(two)
  const socket = listening(two, page.secret, TABLES_TOPIC, EVERYBODY)
  const tiles = () => socket.of<{ tiles: TileShown[] }>(TABLES_TOPIC)
  await vi.waitFor(() => expect(tiles().length).toBeGreaterThan(1), wait)
  expect(tiles().at(-1)?.tiles).toMatchObject([{ code: TABLE, game: 'baccarat', name: { ko: '달빛 바카라 1' } }])
})

test('a session that ended hears no more of a table', async () => {
  const page = await openTable(one)
  const socket = listening(two, page.secret, EVERYBODY, OWN)
  await vi.waitFor(() => expect(socket.of(OWN)).toHaveLength(1), wait)
  one.operator.ended.add(page.token)
  await page.call('balance')
  await vi.waitFor(() => expect(socket.ended()).toBe('session has ended'), wait)
  expect((await page.ask('shown')).status).toBe(401)
})

test('while nobody leads the table a bet is pending, and whoever leads next answers it and is seen', {
  timeout: 60_000,
}, async () => {
  const page = await openTable(one)
  const socket = listening(two, page.secret, EVERYBODY)
  await vi.waitFor(() => expect(socket.of(EVERYBODY).length).toBeGreaterThan(0), wait)
  await leader.stop()
  const asked = { round: 1, change: randomUUID(), chips: { banker: 10_000 } }
  expect(await page.answer('place', asked)).toEqual({ outcome: 'pending' })
  expect((await page.ask('shown')).status).toBe(503)
  leader = await startLeader(database, one.operator.walletUrl)
  await vi.waitFor(async () => expect((await page.answer('place', asked)).outcome).toBe('refused'), wait)
  const terms = () => new Set(socket.of<TableMessage>(EVERYBODY).map(({ term }) => term))
  await vi.waitFor(() => expect(terms().size).toBe(2), wait)
})
