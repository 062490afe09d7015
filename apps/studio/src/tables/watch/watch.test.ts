import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { OPERATOR_CALLS } from '@maru/vendor-wallet'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { buildApp } from '../../app.ts'
import { seededRandom } from '../../games/random.ts'
import {
  listen,
  openTable,
  startLeader,
  TABLE,
  type TablePage,
  takePartInCut,
  untilBetting,
  untilShown,
  wait,
} from '../gateway/gateway.fixture.ts'
import { ownTableTopic, TABLE_CALLS, TABLES_TOPIC, type TableMessage, tableTopic } from '../table-shapes.ts'
import type { WatchedTable } from './watch-shapes.ts'
import { WATCH_MS, watchTicket } from './watch-ticket.ts'

const database = await testDatabase('studio')
const pages = mkdtempSync(join(tmpdir(), 'studio-pages-'))
let one: TestStudio
let leader: Awaited<ReturnType<typeof startLeader>>
/** Has pages; its bus is its own, for a bus delivers to one application. */
let two: TestStudio
let app: Awaited<ReturnType<typeof buildApp>>
let page: TablePage
const sockets: ReturnType<typeof listen>[] = []
beforeAll(async () => {
  mkdirSync(join(pages, 'pages'))
  writeFileSync(join(pages, 'pages/table.html'), '<html lang="ko"><title>x</title>')
  one = await startTestStudio(database.pool, seededRandom(5), patient, postgresTransport(database.url, 'studio-live'))
  two = await startTestStudio(database.pool)
  app = await buildApp(two.studio, pages)
  leader = await startLeader(database, one.operator.walletUrl, { codes: [TABLE, 'sic-bo-1'] })
  page = await openTable(one)
  await takePartInCut(page)
}, 60_000)
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  await Promise.all([one.close(), two.close(), app.close()])
  await leader.stop()
  rmSync(pages, { recursive: true })
})

const addressOf = async (code = TABLE): Promise<URL> => {
  const asked = { operator_id: 'fake', game_code: code, sub_partner_id: '1', lang: 'en' as const, by: 'staff 4' }
  const response = await one.operator.callVendor(one.url, 'tableWatch', asked)
  return new URL(OPERATOR_CALLS.tableWatch.answer.parse(await response.json()).url)
}
const ticketOf = async (code = TABLE): Promise<string> => (await addressOf(code)).searchParams.get('watch') ?? ''
const ask = (ticket: string, path: string, body: unknown = {}) =>
  fetch(`${one.url}/play-api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}`, 'x-language': 'en' },
    body: JSON.stringify(body),
  })
const watching = (ticket: string, ...destinations: string[]) => {
  const socket = listen(one, ticket, destinations)
  sockets.push(socket)
  return socket
}

test('who watches gets the table as its players see it, and each change', async () => {
  const ticket = await ticketOf()
  const described = (await (await ask(ticket, 'watch/describe')).json()) as WatchedTable
  expect(described.table).toMatchObject({ kind: 'table', code: TABLE, name: 'Moonlit Baccarat 1' })
  expect(described.until).toBeGreaterThan(Date.now())
  expect(await (await ask(ticket, 'watch/shown')).json()).toMatchObject({ message: { t: 'table' }, own: null })
  expect((await (await ask(ticket, 'watch/shoes')).json()).shoes).toEqual([])
  const socket = watching(ticket, tableTopic(TABLE))
  await vi.waitFor(() => expect(socket.of<TableMessage>(tableTopic(TABLE)).length).toBeGreaterThan(5), wait)
  const messages = socket.of<TableMessage>(tableTopic(TABLE))
  expect(messages[0]?.t).toBe('table')
  const from = messages[0]?.seq ?? 0
  expect(messages.map(({ seq }) => seq - from)).toEqual(messages.map((_, at) => at))
})

test('who watches is none of the heads at the table', async () => {
  const ticket = await ticketOf()
  const player = listen(one, page.secret, [tableTopic(TABLE)])
  sockets.push(player)
  const watchers = [watching(ticket, tableTopic(TABLE)), watching(ticket, tableTopic(TABLE))]
  await vi.waitFor(() => {
    for (const socket of watchers) expect(socket.of(tableTopic(TABLE)).length).toBeGreaterThan(0)
  }, wait)
  await untilShown(page, ({ heads }) => heads === 1)
  for (const socket of watchers) socket.close()
  player.close()
  await untilShown(page, ({ heads }) => heads === 0)
})

test('a table that sleeps is not woken by who watches it', async () => {
  const ticket = await ticketOf('sic-bo-1')
  const socket = watching(ticket, tableTopic('sic-bo-1'))
  const shown = async () => (await (await ask(ticket, 'watch/shown')).json()).message.table
  await vi.waitFor(() => expect(socket.of(tableTopic('sic-bo-1')).length).toBe(1), wait)
  expect(await shown()).toMatchObject({ row: { phase: 'asleep' }, heads: 0 })
  // The first who sits down does.
  const player = await openTable(one, 'sic-bo-1')
  await untilShown(player, ({ row }) => row.phase !== 'asleep')
})

describe('a right to watch', () => {
  test('is none to bet, to sit, to write or to mix: no call of a player knows it', async () => {
    const ticket = await ticketOf()
    const round = await untilBetting(page)
    const bet = { round, change: randomUUID(), chips: { banker: 10_000 } }
    expect((await ask(ticket, `table/${TABLE}/place`, bet)).status).toBe(401)
    for (const call of Object.keys(TABLE_CALLS)) expect((await ask(ticket, `table/${TABLE}/${call}`)).status).toBe(401)
    for (const call of ['say', 'report']) expect((await ask(ticket, `chat/${TABLE}/${call}`)).status).toBe(401)
    for (const call of ['session', 'balance', 'round']) expect((await ask(ticket, call)).status).toBe(401)
    for (const call of ['place', 'seat', 'toString']) expect((await ask(ticket, `watch/${call}`)).status).toBe(404)
    expect((await page.shown()).message.table.bets.players).toBe(0)
  })

  test.each([tableTopic('sic-bo-1'), ownTableTopic(TABLE), TABLES_TOPIC, `/topic/chat/${TABLE}`, '/topic/rounds'])(
    'is of one table and opens nothing else: %s',
    async (destination) => {
      const socket = watching(await ticketOf(), destination)
      await vi.waitFor(() => expect(socket.ended()).toBe('not authorised'), wait)
    },
  )

  test('ends with its time, and was never given by a secret of a player or a forged one', async () => {
    const right = { code: TABLE, site: '1', by: 'staff 4' }
    const late = watchTicket(one.studio.watchKey, right, Date.now() - WATCH_MS)
    const forged = watchTicket(Buffer.alloc(32, 1), right, Date.now())
    for (const ticket of [late, forged, page.secret, '']) {
      expect((await ask(ticket, 'watch/shown')).status).toBe(401)
      if (ticket === page.secret) continue
      const socket = watching(ticket, tableTopic(TABLE))
      await vi.waitFor(() => expect(socket.ended()).toBeDefined(), wait)
      expect(socket.of(tableTopic(TABLE))).toEqual([])
    }
  })

  test('shows a page that nobody may frame, of a live table alone', async () => {
    const { pathname, search } = await addressOf()
    const { statusCode, headers } = await app.inject(pathname + search)
    expect([statusCode, pathname]).toEqual([200, `/watch/${TABLE}`])
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
    expect((await app.inject('/watch/moonlit-koi')).statusCode).toBe(404)
    const asked = { operator_id: 'fake', game_code: 'moonlit-koi', sub_partner_id: '1', lang: 'en' as const, by: 'x' }
    expect((await one.operator.callVendor(one.url, 'tableWatch', asked)).status).toBe(404)
  })
})
