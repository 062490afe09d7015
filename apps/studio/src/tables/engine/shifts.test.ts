import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { StaffOrder } from '../engine-shapes.ts'
import { tableShifts } from '../operator/table-shifts.ts'
import type { TableActor } from './actor.ts'
import { addPlayer, mix, startTables, type Tables, until, untilBetting, wallet } from './engine.fixture.ts'
import { shiftAt } from './shifts.ts'
import { carryOutCommand } from './staff.ts'

const HOUR = 3_600_000
const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())
beforeEach(() => database.pool.query('DELETE FROM studio.table_shift'))

const order = (actor: TableActor, what: StaffOrder, id: string = randomUUID()) =>
  carryOutCommand(actor, { id, by: 'staff 4', order: what })
/** From so many ms on, until so many, by the clock of the tables. */
const shift = (actor: TableActor, name: string, from: number, to: number, dealer = 2): StaffOrder => {
  const now = actor.engine.clock.now()
  return { kind: 'shift', dealer, name, from: now + from, to: now + to }
}
const stored = async (code: string) =>
  (await database.pool.query('SELECT dealer, dealer_name AS name FROM studio.live_table WHERE code = $1', [code]))
    .rows[0]
const withTables = async (codes: string[], act: (tables: Tables) => Promise<void>) => {
  const tables = await startTables(database, operator, { tables: codes })
  try {
    await act(tables)
  } finally {
    await tables.stop()
  }
}

test('a shift begins by the clock between two rounds, is published once, and a round is dealt whole by one dealer', () =>
  withTables(['moonlit-baccarat-1'], async (tables) => {
    const actor = await tables.actor()
    await mix(actor, await addPlayer(database, operator, actor.table.code))
    await untilBetting(actor)
    const { round } = actor.now.row
    expect(await order(actor, shift(actor, '매화', -1, HOUR))).toEqual({ outcome: 'done' })
    await until(actor, ({ now }) => now.row.round > round)
    expect(actor.now).toMatchObject({ dealer: 2, dealerName: '매화' })
    expect(await stored(actor.table.code)).toEqual({ dealer: 2, name: '매화' })
    const { messages } = tables
    const states = messages.filter(({ t }) => t === 'state')
    expect(states).toMatchObject([{ state: 'open', dealer: 2, dealerName: '매화' }])
    const before = messages.slice(
      0,
      messages.findIndex(({ t }) => t === 'state'),
    )
    expect(before.findLast((one) => 'row' in one)).toMatchObject({ row: { phase: 'break', round } })
  }))

test('at a table that sleeps a shift begins and ends by the clock; then the character stays, without the name', () =>
  withTables(['sic-bo-1'], async (tables) => {
    const actor = await tables.actor('sic-bo-1')
    const id = randomUUID()
    expect(await order(actor, shift(actor, 'Lotus', -1, HOUR, 1), id)).toEqual({ outcome: 'done' })
    await until(actor, ({ now }) => now.dealerName === 'Lotus')
    expect(await order(actor, { kind: 'end-shift', shift: id })).toEqual({ outcome: 'done' })
    await until(actor, ({ now }) => now.dealerName === null)
    expect(actor.now.dealer).toBe(1)
    expect(await order(actor, { kind: 'end-shift', shift: id })).toEqual({ outcome: 'refused', reason: 'unknown' })
  }))

test('who was sent by hand stays until the next shift begins or ends', () =>
  withTables(['sic-bo-1'], async (tables) => {
    const actor = await tables.actor('sic-bo-1')
    await order(actor, shift(actor, 'Lotus', -1, HOUR, 1))
    await until(actor, ({ now }) => now.dealerName === 'Lotus')
    await order(actor, { kind: 'dealer', dealer: 0, name: 'Crane' })
    expect(actor.now).toMatchObject({ dealer: 0, dealerName: 'Crane' })
    await actor.load()
    expect(actor.now).toMatchObject({ dealer: 0, dealerName: 'Crane' })
    await order(actor, { kind: 'end-shift', shift: actor.now.shift ?? '' })
    await until(actor, ({ now }) => now.dealerName === null)
  }))

test('a table has one shift at a time, and nobody of one name stands at two', () =>
  withTables(['sic-bo-1', 'dragon-tiger-1'], async (tables) => {
    const [one, other] = [await tables.actor('sic-bo-1'), await tables.actor('dragon-tiger-1')]
    const overlaps = { outcome: 'refused', reason: 'overlaps' }
    expect(await order(one, shift(one, 'Lotus', HOUR, 2 * HOUR))).toEqual({ outcome: 'done' })
    expect(await order(one, shift(one, 'Crane', 1.5 * HOUR, 3 * HOUR))).toEqual(overlaps)
    expect(await order(other, shift(other, 'lotus', 1.5 * HOUR, 3 * HOUR))).toEqual(overlaps)
    expect(await order(one, shift(one, 'Crane', 2 * HOUR, 3 * HOUR))).toEqual({ outcome: 'done' })
    expect(await order(other, shift(other, 'Lotus', 2 * HOUR, 3 * HOUR))).toEqual({ outcome: 'done' })
    const both = [one, other].map((actor) => order(actor, shift(actor, 'Plum', 4 * HOUR, 5 * HOUR)))
    expect((await Promise.all(both)).map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
    expect(one.now.shifts.filter(({ name }) => name !== 'Plum').map(({ name }) => name)).toEqual(['Lotus', 'Crane'])
  }))

test('what is planned can be seen by time and table, and one that has not begun can be taken off', () =>
  withTables(['sic-bo-1'], async (tables) => {
    const actor = await tables.actor('sic-bo-1')
    const now = actor.engine.clock.now()
    const id = randomUUID()
    const planned = shift(actor, 'Lotus', HOUR, 2 * HOUR)
    await order(actor, planned, id)
    expect(await order(actor, planned, id)).toEqual({ outcome: 'done' })
    const seen = (from: number, to: number, game_code?: string) =>
      tableShifts(database.pool, { operator_id: 'x', from: now + from, to: now + to, ...(game_code && { game_code }) })
    expect((await seen(0, 3 * HOUR)).shifts).toMatchObject([
      { shift: id, game_code: 'sic-bo-1', dealer: 2, name: 'Lotus', by: 'staff 4' },
    ])
    expect((await seen(0, 3 * HOUR, 'moonlit-roulette')).shifts).toEqual([])
    expect((await seen(2 * HOUR + 60_000, 3 * HOUR)).shifts).toEqual([])
    expect((await seen(-HOUR, HOUR - 60_000)).shifts).toEqual([])
    await order(actor, { kind: 'end-shift', shift: id })
    expect((await seen(0, 3 * HOUR)).shifts).toEqual([])
    expect(actor.now.shifts).toEqual([])
  }))

test.each([
  ['ends before it begins', 2 * HOUR, HOUR, 'not-possible'],
  ['is over already', -2 * HOUR, -HOUR, 'too-late'],
  ['lasts longer than a day', HOUR, 26 * HOUR, 'not-possible'],
  ['begins in a year', 8_760 * HOUR, 8_761 * HOUR, 'not-possible'],
] as const)('a shift that %s is refused, and nothing is planned', (_, from, to, reason) =>
  withTables(['sic-bo-1'], async (tables) => {
    const actor = await tables.actor('sic-bo-1')
    expect(await order(actor, shift(actor, 'Lotus', from, to))).toEqual({ outcome: 'refused', reason })
    expect((await database.pool.query('SELECT FROM studio.table_shift')).rowCount).toBe(0)
  }),
)

test('a shift holds from its first millisecond until before its last', () => {
  const shifts = [
    { id: 'a', dealer: 0, name: 'A', beginsAt: 10, endsAt: 20 },
    { id: 'b', dealer: 1, name: 'B', beginsAt: 20, endsAt: 30 },
  ]
  expect([9, 10, 19, 20, 29, 30].map((at) => shiftAt(shifts, at)?.id)).toEqual([
    undefined,
    'a',
    'a',
    'b',
    'b',
    undefined,
  ])
})
