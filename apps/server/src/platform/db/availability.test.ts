import { Writable } from 'node:stream'
import { databaseProxy } from '@maru/testkit'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { watchAvailability } from './availability.ts'
import { createPool, DatabaseUnavailable, inTransaction } from './index.ts'
import { readingOn } from './reading.ts'

const { ownerPool, config } = await testServer()
await ownerPool.query('CREATE TABLE public.note (text text); GRANT ALL ON public.note TO maru_app')
const proxy = await databaseProxy(config.DATABASE_URL)
const lines: { msg: string; refused?: number }[] = []
const write = (line: Buffer, _encoding: unknown, done: () => void): void => {
  lines.push(JSON.parse(String(line)))
  done()
}
const log = pino(new Writable({ write }))
const pool = createPool(proxy.url, { work: 'request', max: 2, isPipelined: true })
const availability = watchAvailability(proxy.url, log)
availability.cover(pool)
afterAll(async () => {
  await availability.stop()
  await pool.end()
  await proxy.stop()
})
const db = readingOn(pool)
const wait = { timeout: 20_000, interval: 20 }
const untilAvailable = (is: boolean) => expect.poll(() => availability.isAvailable(), wait).toBe(is)

test('who waits for a PostgreSQL that has fallen silent is answered while it is silent, and who comes then at once', async () => {
  await db.query('SELECT 1')
  proxy.freeze()
  // Of a line all are answered, not as many at a time as there are connections.
  const line = Promise.allSettled(Array.from({ length: 40 }, () => db.query('SELECT 1')))
  // More than there are connections: one waits for a connection alone.
  const answers = await Promise.allSettled([
    db.query('SELECT 1'),
    db.kysely.selectNoFrom((eb) => eb.lit(1).as('one')).execute(),
    inTransaction(pool, (db) => db.query("INSERT INTO public.note VALUES ('frozen')")),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  expect(availability.isAvailable()).toBe(false)
  for (const answer of await line) expect(answer).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
  expect(() => availability.assertAvailable()).toThrow(DatabaseUnavailable)
  proxy.thaw()
  await untilAvailable(true)
  availability.assertAvailable()
  expect(await db.query('SELECT text FROM public.note')).toEqual([])
})

test('a PostgreSQL that is stopped is noticed, and that it is back; each is written once, with what was refused', async () => {
  lines.length = 0
  await proxy.stop()
  await untilAvailable(false)
  for (const _ of [1, 2, 3]) expect(() => availability.assertAvailable()).toThrow(DatabaseUnavailable)
  await expect(db.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable)
  await proxy.start()
  await untilAvailable(true)
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(lines.map(({ msg, refused }) => [msg, refused])).toEqual([
    ['PostgreSQL does not answer: calls are refused', undefined],
    ['PostgreSQL answers again', 3],
  ])
})

test('one connection that is cut makes nothing unavailable', async () => {
  lines.length = 0
  await ownerPool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru-availability'`,
  )
  const [again] = await ownerPool.query('SELECT clock_timestamp()').then(({ rows }) => rows)
  // Until it has asked on a new connection.
  await expect
    .poll(async () => {
      const { rows } = await ownerPool.query(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = 'maru-availability' AND backend_start > $1`,
        [again.clock_timestamp],
      )
      return rows.length
    }, wait)
    .toBe(1)
  expect(lines).toEqual([])
})
