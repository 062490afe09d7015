import { randomUUID } from 'node:crypto'
import { checkRecord, type TableRecord } from '@maru/live-games'
import { postgresTransport } from '@maru/stomp/bus'
import { testDatabase } from '@maru/testkit'
import { OPERATOR_CALLS, type OperatorAnswer, type OperatorRequest, toWireAmount } from '@maru/vendor-wallet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patient, startTestStudio, type TestStudio } from '../../../dev/test-studio.ts'
import { seededRandom } from '../../games/random.ts'
import { PURSE_PATH } from '../../purses/purse-calls.ts'
import {
  openTable,
  startLeader,
  TABLE,
  type TablePage,
  takePartInCut,
  untilBetting,
  untilShown,
  wait,
} from '../gateway/gateway.fixture.ts'
import type { TableSaid } from '../table-shapes.ts'

const database = await testDatabase('studio')
const transport = postgresTransport(database.url, 'studio-live')
let one: TestStudio
let two: TestStudio
let leader: Awaited<ReturnType<typeof startLeader>>
let page: TablePage
beforeAll(async () => {
  one = await startTestStudio(database.pool, seededRandom(5), patient, transport)
  two = await startTestStudio(database.pool, seededRandom(6), patient, transport)
  leader = await startLeader(database, one.operator.walletUrl)
  page = await openTable(one)
  await takePartInCut(page)
}, 60_000)
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await leader.stop()
})

type Call = 'tableFeed' | 'tableCommand' | 'tableReport' | 'tableShoes' | 'tableShoe'
/** Signed by the operator; the answer has the shape of the protocol. */
const ask = async <N extends Call>(name: N, request: Omit<OperatorRequest<N>, 'operator_id'>, studio = one) => {
  const asked = { operator_id: 'fake', ...request } as OperatorRequest<N>
  const response = await studio.operator.callVendor(studio.url, name, asked)
  const body = await response.json()
  if (response.status !== 200) throw new Error(`HTTP ${response.status} ${JSON.stringify(body)}`)
  return OPERATOR_CALLS[name].answer.parse(body) as OperatorAnswer<N>
}
const order = (what: object, command_id = randomUUID()) =>
  ask('tableCommand', { game_code: TABLE, command_id, by: 'staff 4', order: what as never })
const report = (changes: object = {}) =>
  ask('tableReport', { game_code: TABLE, from: Date.now() - 3_600_000, to: Date.now() + 60_000, ...changes })

describe('the feed', () => {
  test('answers every table that is led, then waits for a change, whichever process is asked', async () => {
    const first = await ask('tableFeed', { since: '', wait_ms: 0 })
    expect(first.tables).toMatchObject([
      {
        game_code: TABLE,
        game: 'baccarat',
        room: 'pine',
        limits: { min: toWireAmount(10_000), max: toWireAmount(5_000_000) },
      },
    ])
    const next = await ask('tableFeed', { since: first.version, wait_ms: 20_000 }, two)
    expect(next.tables).toHaveLength(1)
    expect(next.version).not.toBe(first.version)
  })

  test('names a result once it is in view, with the ones before it', async () => {
    const { result } = await untilShown(page, (table) => table.result !== null && table.row.phase === 'payout')
    const { tables } = await ask('tableFeed', { since: '', wait_ms: 0 })
    expect(tables[0]?.last).toMatchObject({ round: result?.round, result: result?.result })
    expect(tables[0]?.results.at(-1)).toBe(result?.result)
  })

  test('answers nothing where nothing changes in time', async () => {
    await order({ kind: 'pause' })
    await untilShown(page, ({ row }) => row.phase === 'asleep')
    const quiet = async () => {
      const { version } = await ask('tableFeed', { since: '', wait_ms: 0 })
      return ask('tableFeed', { since: version, wait_ms: 300 })
    }
    await vi.waitFor(async () => expect((await quiet()).tables).toEqual([]), wait)
    await order({ kind: 'open' })
    await takePartInCut(page)
  })
})

describe('an order', () => {
  test('is carried out once for its id, and another one with that id is a conflict', async () => {
    const id = randomUUID()
    expect(await order({ kind: 'dealer', dealer: 2 }, id)).toEqual({ outcome: 'done' })
    expect(await order({ kind: 'dealer', dealer: 1 })).toEqual({ outcome: 'done' })
    expect(await order({ kind: 'dealer', dealer: 2 }, id)).toEqual({ outcome: 'done' })
    expect(await order({ kind: 'dealer', dealer: 0 }, id)).toEqual({ outcome: 'refused', reason: 'conflict' })
    expect((await page.shown()).message.table.dealer).toBe(1)
  })

  test('of limits and of the switch holds at one site, and the feed says so', async () => {
    const places = [{ place: 'banker', min: toWireAmount(50_000), max: toWireAmount(60_000) }]
    expect(await order({ kind: 'limits', sub_partner_id: '7', places })).toEqual({ outcome: 'done' })
    expect(await order({ kind: 'switch', sub_partner_id: '8', is_on: false })).toEqual({ outcome: 'done' })
    await vi.waitFor(async () => {
      const { tables } = await ask('tableFeed', { since: '', wait_ms: 0 }, two)
      expect(tables[0]?.sites).toMatchObject([
        { sub_partner_id: '7', is_on: true, limits: { min: toWireAmount(10_000) } },
        { sub_partner_id: '8', is_on: false },
      ])
    }, wait)
  })

  test.each([
    { kind: 'void', round: 999_999, reason: 'Never dealt.' },
    { kind: 'limits', sub_partner_id: '7', places: [{ place: 'no-place', min: 100_000, max: 200_000 }] },
    { kind: 'limits', sub_partner_id: '7', places: [{ place: 'banker', min: 1, max: 2 }] },
    { kind: 'dealer', dealer: 9 },
    { kind: 'type-result', round: 1, dealt: { pocket: 3 } },
  ])('that no table can carry out is refused: %j', async (what) => {
    expect(await order(what)).toMatchObject({ outcome: 'refused' })
  })

  test('to void a round gives every stake back', async () => {
    const player = await openTable(one)
    const round = await untilBetting(player)
    expect(await player.answer('place', { round, change: randomUUID(), chips: { banker: 30_000 } })).toMatchObject({
      outcome: 'done',
    })
    expect(player.balance()).toBe(970_000)
    expect(await order({ kind: 'void', round, reason: 'A card fell.' })).toEqual({ outcome: 'done' })
    await vi.waitFor(() => expect(player.balance()).toBe(1_000_000), wait)
  })
})

test('a report has what was bet and paid, by place and by site, and the largest winners', {
  timeout: 60_000,
}, async () => {
  const player = await openTable(one)
  const round = await untilBetting(player)
  await player.answer('place', { round, change: randomUUID(), chips: { banker: 10_000, player: 20_000, tie: 5_000 } })
  const { now } = await report()
  expect(now).toMatchObject({ round, players: 1 })
  expect(now.places.find(({ place }) => place === 'player')).toEqual({
    place: 'player',
    players: 1,
    staked: toWireAmount(20_000),
  })
  expect((await report({ without: [player.user] })).now).toMatchObject({ players: 0, places: [] })
  await untilShown(player, ({ row }) => row.round > round)
  await vi.waitFor(async () => expect(Number((await report()).whole.staked)).toBe(toWireAmount(35_000)), wait)
  const shown = await report({ sub_partner_id: '1' })
  const paid = player.balance() as number
  expect(Number(shown.whole.returned)).toBe(toWireAmount(paid - 965_000))
  expect(shown.places.reduce((sum, { returned }) => sum + Number(returned), 0)).toBe(Number(shown.whole.returned))
  expect(shown.places.map(({ place }) => place)).toEqual(['banker', 'player', 'tie'])
  expect(shown.winners.map(({ user }) => user)).toEqual(paid > 1_000_000 ? [player.user] : [])
  expect(shown.voided).toBe(1)
  expect((await report({ without: [player.user] })).whole).toMatchObject({ bets: 0, return_bp: null })
  expect((await report({ sub_partner_id: '2' })).whole).toMatchObject({ bets: 0, return_bp: null })
  await expect(report({ from: 0 })).rejects.toThrow('HTTP 400')
})

test('shoes are listed, and a finished one has a record that verifies', { timeout: 60_000 }, async () => {
  const { shoes } = await ask('tableShoes', { game_code: TABLE, before: null })
  expect(shoes[0]).toMatchObject({ shoe: shoes[0]?.shoe, ended_at: null, seeds: 1 })
  const running = await ask('tableShoe', { game_code: TABLE, shoe: shoes[0]?.shoe ?? 0 })
  expect(running.record).toBeNull()
  expect(running.rounds.length).toBeGreaterThan(0)
  const { rows } = await database.pool.query('SELECT code, shoe FROM studio.table_shoe WHERE finished_at IS NOT NULL')
  for (const { shoe } of rows) {
    const { record } = await ask('tableShoe', { game_code: TABLE, shoe })
    expect(await checkRecord(record as unknown as TableRecord)).toMatchObject({ problems: [] })
  }
})

describe('what is not of a table of ours', () => {
  test.each(['moonlit-koi', 'nothing', "x'--"])('is refused: %s', async (game_code) => {
    for (const asked of [
      ask('tableShoes', { game_code, before: null }),
      ask('tableShoe', { game_code, shoe: 1 }),
      ask('tableReport', { game_code, from: 1, to: 2 }),
      ask('tableCommand', { game_code, command_id: randomUUID(), by: 'x', order: { kind: 'close' } }),
    ])
      await expect(asked).rejects.toThrow('HTTP 404')
  })

  test('or not signed by the operator is refused by every call', async () => {
    for (const { path } of Object.values(OPERATOR_CALLS)) {
      const headers = { 'content-type': 'application/json', 'x-hub88-signature': 'AAAA' }
      const below = path.includes('/transfer/') ? PURSE_PATH : ''
      expect((await fetch(one.url + below + path, { method: 'POST', headers, body: '{}' })).status).toBe(401)
    }
  })
})

test('a stopping process ends the polls that wait', async () => {
  const third = await startTestStudio(database.pool, seededRandom(7), patient, transport)
  const { version } = await ask('tableFeed', { since: '', wait_ms: 0 })
  const waiting = ask('tableFeed', { since: `${version}`, wait_ms: 25_000 }, third)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await third.close()
  expect((await waiting).version).toBeDefined()
})

test('what staff set at a site holds for its pages: limits, the room, and no launch of a table that is off', async () => {
  const places = [{ place: 'tie', min: toWireAmount(20_000), max: toWireAmount(30_000) }]
  await order({ kind: 'limits', sub_partner_id: '1', places })
  await order({ kind: 'dress', room: 'moon' })
  const described = async () => (await (await page.ask('describe')).json()) as TableSaid
  const tieOf = ({ places: all }: TableSaid) => all.find(({ code }) => code === 'tie')
  await vi.waitFor(async () => expect(tieOf(await described())).toMatchObject({ least: 20_000, most: 30_000 }), wait)
  expect(await described()).toMatchObject({ room: 'moon', code: TABLE })
  expect((await (await page.call('session')).json()).game).toEqual(await described())
  await order({ kind: 'limits', sub_partner_id: '1', places: null })
  await order({ kind: 'switch', sub_partner_id: '1', is_on: false })
  await vi.waitFor(() => expect(openTable(one)).rejects.toThrow(), wait)
  expect((await page.ask('place', { round: 1, change: randomUUID(), chips: { banker: 10_000 } })).status).toBe(200)
  await order({ kind: 'switch', sub_partner_id: '1', is_on: true })
  await vi.waitFor(() => openTable(one), wait)
})

test('a room lists finished shoes, also while nobody leads the table', { timeout: 60_000 }, async () => {
  await order({ kind: 'pause' })
  await untilShown(page, ({ row }) => row.phase === 'asleep')
  await leader.stop()
  const { shoes } = (await (await page.ask('shoes')).json()) as { shoes: { shoe: number; rounds: number }[] }
  expect(shoes.length).toBeGreaterThan(0)
  for (const { shoe, rounds } of shoes) {
    const { record } = (await (await page.ask('shoe', { shoe })).json()) as { record: { rounds: unknown[] } }
    expect(record.rounds).toHaveLength(rounds)
  }
  expect(await (await page.ask('shoe', { shoe: 999_999 })).json()).toEqual({ record: null })
  leader = await startLeader(database, one.operator.walletUrl)
})
