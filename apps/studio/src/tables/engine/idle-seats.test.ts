import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { TableActor } from './actor.ts'
import { addPlayer, bet, mix, startTables, type Tables, until, untilBetting, wallet } from './engine.fixture.ts'
import { seat } from './table-calls.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())
const running: Tables[] = []
afterEach(async () => {
  for (const tables of running.splice(0)) await tables.kill()
})

const start = async (code: string): Promise<Tables & { table: TableActor }> => {
  const tables = await startTables(database, operator, { tables: [code], speed: 10 })
  running.push(tables)
  return { ...tables, table: await tables.actor() }
}
const wait = { timeout: 30_000, interval: 20 }

test('what is bet behind a seat that does not bet comes back when betting ends, and the next round begins', async () => {
  const code = 'blackjack-lounge-2'
  const { table: actor } = await start(code)
  const [seated, behind] = [await addPlayer(database, operator, code), await addPlayer(database, operator, code)]
  expect(await seat(actor, seated.caller, { seat: 2 })).toMatchObject({ outcome: 'done' })
  await mix(actor, seated)
  await untilBetting(actor)
  const before = behind.balance()
  const { round } = actor.now.row
  expect(await bet(actor, behind, { 'behind-2': 20_000, 'perfect-pairs-2': 2_000 })).toMatchObject({ outcome: 'done' })
  expect(behind.balance()).toBe(before - 22_000)
  await untilBetting(actor, round)
  await vi.waitFor(() => expect(behind.balance()).toBe(before), wait)
  await until(actor, ({ now }) => !now.rounds.has(round))
}, 60_000)

test('a seat is free after three bettings without a bet, also of one round, so that who waits for it can play', async () => {
  const code = 'hc-salon-blackjack'
  const { table: actor, messages } = await start(code)
  const [away, waiting] = [await addPlayer(database, operator, code), await addPlayer(database, operator, code)]
  expect(await seat(actor, away.caller, { seat: 4 })).toMatchObject({ outcome: 'done' })
  expect(await seat(actor, waiting.caller, { seat: 4 })).toMatchObject({ reason: 'seat-taken' })
  await mix(actor, waiting)
  await until(actor, ({ now }) => now.row.round > 0 && now.seats.length === 0)
  const { rows } = await database.pool.query('SELECT seat FROM studio.table_seat WHERE code = $1', [code])
  expect([rows, actor.now.row.round]).toEqual([[], 1])
  const left = messages.findLastIndex((message) => message.t === 'seats')
  const bettings = messages.slice(0, left).filter((message) => message.t === 'phase' && message.row.phase === 'betting')
  expect(bettings).toHaveLength(1 + 3)
  expect(await seat(actor, waiting.caller, { seat: 4 })).toMatchObject({ outcome: 'done', own: { seat: 4 } })
}, 60_000)
