import { testDatabase } from '@maru/testkit'
import { afterAll, afterEach, expect, test } from 'vitest'
import { countTables } from '../table-health.ts'
import { LIVE_TABLES, type LiveTable } from '../table-list.ts'
import { addPlayer, bet, mix, startTables, type Tables, until, untilBetting, wallet } from './engine.fixture.ts'
import { LostLeadership } from './engine.ts'
import { storeEvents } from './event.repository.ts'
import { leadTables } from './lead-tables.ts'
import { storeRow, whileLeading } from './table.repository.ts'

const database = await testDatabase('studio')
const operator = await wallet()
afterAll(() => operator.close())

const CODES = ['moonlit-roulette', 'sic-bo-1']
const started: Tables[] = []
/** Also of a test that failed: the next one could not lead the same tables. */
afterEach(async () => {
  for (const tables of started.splice(0)) await tables.kill()
})
const start = async (): Promise<Tables> => {
  const tables = await startTables(database, operator, { tables: CODES })
  started.push(tables)
  return tables
}
const termOf = async (code: string): Promise<number> =>
  (await database.pool.query('SELECT term FROM studio.table_leader WHERE code = $1', [code])).rows[0]?.term
const cutLock = () =>
  database.ownerPool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'studio tables lock' AND datname = current_database()
       AND pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 7261)`,
  )

test('of two processes one leads each table; when it is killed the other goes on with the same round and its bets', async () => {
  const one = await start()
  const actor = await one.actor()
  const other = await start()
  const player = await addPlayer(database, operator, CODES[0] as string)
  await mix(actor, player)
  await untilBetting(actor)
  const { round } = actor.now.row
  const term = await termOf(CODES[0] as string)
  expect(await bet(actor, player, { red: 10_000, 'straight-7': 1_000 })).toMatchObject({ outcome: 'done' })
  expect(CODES.map((code) => other.led.actorOf(code))).toEqual([undefined, undefined])
  expect(await countTables(database.pool)).toEqual({ unled: 0, owed: 0 })

  await one.kill()
  const next = await other.actor()
  expect(next.now.term).toBe(term + 1)
  // As it was loaded: on a busy machine the round may be over by now.
  const loaded = other.messages.flatMap((message) => (message.t === 'table' ? message.table : []))
  expect(loaded.find(({ row }) => row.round === round)?.bets.places).toMatchObject({
    red: { sum: 10_000 },
    'straight-7': { sum: 1_000 },
  })
  await until(next, ({ now }) => now.row.round > round)
  const { rows } = await database.pool.query('SELECT pays FROM studio.table_round WHERE round = $1 AND code = $2', [
    round,
    CODES[0],
  ])
  const back = (10_000 * (rows[0].pays.red ?? 0) + 1_000 * (rows[0].pays['straight-7'] ?? 0)) / 100
  await expect.poll(() => player.balance()).toBe(10_000_000 - 11_000 + back)
  await other.stop()
  // PostgreSQL lets go of a lock a moment after its connection has closed.
  await expect.poll(() => countTables(database.pool), { timeout: 10_000 }).toMatchObject({ unled: 2 })
})

test('a leader whose lock connection is cut stops at once, and leads again under a higher term', async () => {
  const tables = await start()
  const actor = await tables.actor()
  const { term } = actor.now
  await cutLock()
  await expect.poll(() => actor.isStopped()).toBe(true)
  await expect(actor.command(1, { type: 'paid', player: 'x' })).rejects.toThrow(LostLeadership)
  await expect.poll(() => tables.led.actorOf(CODES[0] as string)?.isLoaded()).toBe(true)
  expect(tables.led.actorOf(CODES[0] as string)?.now.term).toBeGreaterThan(term)
  await tables.stop()
})

test('no event and no step of a former term is stored, and no number of an event twice', async () => {
  const tables = await start()
  const { engine, table, now } = await tables.actor()
  const events = [{ round: 999, seq: 0, event: { type: 'closed' as const } }]
  const store = (term: number) =>
    storeEvents(engine.db, engine.clock, { code: table.code, term }, events, undefined, performance.now())
  await expect(store(now.term - 1)).rejects.toThrow(LostLeadership)
  expect(await store(now.term)).toBe('stored')
  await expect(store(now.term)).rejects.toThrow(/duplicate key/)
  const stepOf = (term: number) => whileLeading(engine, { code: table.code, term }, async () => 'committed')
  await expect(stepOf(now.term - 1)).rejects.toThrow(LostLeadership)
  expect(await stepOf(now.term)).toBe('committed')
  await tables.stop()
})

test('a step that began from another round, phase or moment than the stored one is not stored', async () => {
  const tables = await start()
  const { engine, table, now } = await tables.actor()
  const { row, term } = now
  for (const other of [{ round: row.round + 1 }, { phase: 'dealing' as const }, { startedAt: row.startedAt + 1 }])
    await expect(
      whileLeading(engine, { code: table.code, term }, (db) => storeRow(db, table.code, { ...row, ...other }, row)),
    ).rejects.toThrow(LostLeadership)
  await tables.stop()
})

test('a process that starts before its database waits for it', async () => {
  const tables = await start()
  await tables.stop()
  let failing = 3
  const db = new Proxy(database.pool, {
    get(pool, name) {
      const value = Reflect.get(pool, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(pool) : value
      return async (...asked: unknown[]) => {
        if (failing-- > 0) throw new Error('the database system is starting up')
        return value.apply(pool, asked)
      }
    },
  })
  const led = await leadTables({ ...tables.engine, db }, database.url, 'http://test', [LIVE_TABLES[5] as LiveTable])
  await expect.poll(() => led.actorOf(CODES[0] as string)?.isLoaded()).toBe(true)
  expect(failing).toBeLessThanOrEqual(0)
  await led.stop()
})
