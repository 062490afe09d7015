import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { testDatabase } from '@maru/testkit'
import { expect, test, vi } from 'vitest'
import { createPool, safeInteger } from './pool.ts'

const { pool, ownerPool, ownerUrl } = await testDatabase('empty')
const one = async (sql: string) => (await pool.query(sql)).rows[0].value

test('int8 comes as a number', async () => {
  expect(await one('SELECT 9007199254740991::int8 AS value')).toBe(Number.MAX_SAFE_INTEGER)
  expect(await one('SELECT -5::int8 AS value')).toBe(-5)
  expect(await one('SELECT count(*) AS value FROM generate_series(1, 3)')).toBe(3)
  expect(await one('SELECT ARRAY[1, NULL, 3]::int8[] AS value')).toEqual([1, null, 3])
})

test('an int8 that a number cannot hold is an error, never a nearby number', async () => {
  await expect(one('SELECT 9007199254740992::int8 AS value')).rejects.toThrow(/9007199254740992 does not fit/)
  expect(() => safeInteger('-9007199254740992')).toThrow(RangeError)
})

test('the pool goes on after such an error', async () => {
  await one('SELECT 9007199254740993::int8 AS value').catch(() => {})
  expect(await one('SELECT 1::int8 AS value')).toBe(1)
})

test('a date is its text, a moment is a Date', async () => {
  expect(await one(`SELECT '2026-11-20'::date AS value`)).toBe('2026-11-20')
  expect(await one(`SELECT ARRAY['2026-11-20']::date[] AS value`)).toEqual(['2026-11-20'])
  expect(await one(`SELECT '2026-11-20T10:00:00+09:00'::timestamptz AS value`)).toEqual(
    new Date('2026-11-20T01:00:00Z'),
  )
})

test('a connection that is cut while somebody holds it rejects what is asked of it, and ends neither process nor pool', async () => {
  const client = await pool.connect()
  const { pid } = (await client.query('SELECT pg_backend_pid() AS pid')).rows[0]
  const cut = new Promise((resolve) => client.once('end', resolve))
  await ownerPool.query('SELECT pg_terminate_backend($1)', [pid])
  await cut
  await expect(client.query('SELECT 1')).rejects.toThrow()
  client.release()
  expect(await one('SELECT 1 AS value')).toBe(1)
})

test('what a statement leaves behind goes with the next young collection', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
  const oldBytes = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0
  const client = await pool.connect()
  const ask = async (statements: number) => {
    for (let n = 1; n <= statements; n++) {
      await client.query(`SELECT repeat('x', 4000) AS value`)
      if (n % 100 === 0) collect({ type: 'minor' })
    }
  }
  await ask(300)
  const before = oldBytes()
  await ask(2_000)
  client.release()
  // Were they kept, it would be the rows alone 8 MB.
  expect(oldBytes() - before).toBeLessThan(4_000_000)
})

test.each([
  { work: 'writer', after: 2 },
  { work: 'request', after: 0 },
] as const)('of the connections of a $work $after are open after a quiet hour', async ({ work, after }) => {
  const two = createPool(ownerUrl, { work, max: 2 })
  try {
    const [one, other] = await Promise.all([two.connect(), two.connect()])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    one.release()
    other.release()
    vi.advanceTimersByTime(3_600_000)
    expect(two.totalCount).toBe(after)
  } finally {
    vi.useRealTimers()
    await two.end()
  }
})
