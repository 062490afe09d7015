import { databaseProxy, testDatabase } from '@maru/testkit'
import { afterAll, expect, test } from 'vitest'
import { watchAvailability } from './availability.ts'
import { createPool } from './pool.ts'
import { inTransaction } from './transaction.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const { ownerUrl } = await testDatabase('empty')
const proxy = await databaseProxy(ownerUrl)
const lines: { message: string }[] = []
const write = (_about: object, message: string) => void lines.push({ message })
const states: boolean[] = []
let refused = 0
const availability = watchAvailability(proxy.url, {
  name: 'availability',
  log: { warn: write, error: write },
  onChange: (isAvailable) => void states.push(isAvailable),
  onRefused: () => void refused++,
})
const pool = createPool(proxy.url, { work: 'unbounded', max: 2 })
availability.guard(pool)
afterAll(async () => {
  await pool.end()
  await availability.stop()
  await proxy.stop()
})
const untilAvailable = (is: boolean) =>
  expect.poll(() => availability.isAvailable(), { timeout: 20_000, interval: 20 }).toBe(is)

test('a guarded pool answers as it did, refuses at once while PostgreSQL is away, and goes on when it is back', async () => {
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await expect(pool.query('SELECT 1/0')).rejects.toMatchObject({ code: '22012' })
  proxy.freeze()
  const line = await Promise.allSettled(Array.from({ length: 20 }, () => pool.query('SELECT 1')))
  for (const answer of line) expect(answer).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  await untilAvailable(false)
  const before = refused
  const acts = [pool.query('SELECT 1'), inTransaction(pool, (db) => db.query('SELECT 1')), pool.connect()]
  for (const answer of await Promise.allSettled(acts))
    expect(answer).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  expect(refused - before).toBe(3)
  proxy.thaw()
  await untilAvailable(true)
  expect(await inTransaction(pool, (db) => db.query('SELECT 2 AS two'))).toEqual([{ two: 2 }])
  expect(states).toEqual([true, false, true])
  expect(lines.map(({ message }) => message)).toEqual([
    'PostgreSQL does not answer: calls are refused',
    'PostgreSQL answers again',
  ])
})
