import { testDatabase } from '@maru/testkit'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'

const { url, ownerPool } = await testDatabase('empty')
await ownerPool.query(
  'CREATE TABLE seen (n int PRIMARY KEY, at date, big bigint); GRANT ALL ON seen TO PUBLIC; INSERT INTO seen VALUES (1, $$2026-11-27$$, 5), (2, NULL, 7)',
)
const pools = [true, false].map((isPipelined) => createPool(url, { work: 'unbounded', max: 2, isPipelined }))
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

const SEEN = { name: 'seen', text: 'SELECT n, at, big, 0::int8 AS "nought" FROM seen WHERE n >= $1 ORDER BY n' }
const ADD = { name: 'add', text: 'INSERT INTO seen (n) VALUES ($1)' }
const FIRST = { n: 1, at: '2026-11-27', big: 5, nought: 0 }
const SECOND = { n: 2, at: null, big: 7, nought: 0 }

/** How many descriptions PostgreSQL sent meanwhile, of rows or of there being none. */
const described = async (client: pg.PoolClient, act: () => Promise<unknown>): Promise<number> => {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  let descriptions = 0
  const count = (): void => void descriptions++
  for (const message of ['rowDescription', 'noData']) connection.on(message, count)
  await act()
  for (const message of ['rowDescription', 'noData']) connection.off(message, count)
  return descriptions
}

test.each(pools)(
  'a named statement is described once for each connection, and answers the same each time',
  async (pool) => {
    const clients = await Promise.all([pool.connect(), pool.connect()])
    try {
      for (const client of clients) {
        const seen = (from: number) => client.query(SEEN, [from])
        const first = await described(client, async () =>
          expect(await seen(1)).toMatchObject({ rows: [FIRST, SECOND], rowCount: 2, command: 'SELECT' }),
        )
        const later = await described(client, async () => {
          const answers = await Promise.all([seen(1), seen(3), seen(2)])
          expect(answers.map(({ rows }) => rows)).toEqual([[FIRST, SECOND], [], [SECOND]])
          expect(answers.map(({ fields }) => fields.map(({ name }) => name))).toEqual(
            Array(3).fill(['n', 'at', 'big', 'nought']),
          )
        })
        expect([first, later]).toEqual([1, 0])
      }
    } finally {
      for (const client of clients) client.release()
    }
  },
)

test.each(pools)('nor is one that answers no rows', async (pool) => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const descriptions = await described(client, async () => {
      for (const n of [11, 12, 13])
        expect(await client.query(ADD, [n])).toMatchObject({ rows: [], rowCount: 1, command: 'INSERT', fields: [] })
    })
    expect(descriptions).toBe(1)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test.each(pools)(
  'what fails at first is described when it succeeds, and what fails later is known all the same',
  async (pool) => {
    const client = await pool.connect()
    const inverse = (n: number) => client.query({ name: 'inverse', text: 'SELECT 10 / $1::int AS tenth', values: [n] })
    try {
      await expect(inverse(0)).rejects.toMatchObject({ code: '22012' })
      expect((await inverse(5)).rows).toEqual([{ tenth: 2 }])
      await expect(inverse(0)).rejects.toMatchObject({ code: '22012' })
      const descriptions = await described(client, async () => expect((await inverse(2)).rows).toEqual([{ tenth: 5 }]))
      expect(descriptions).toBe(0)
    } finally {
      client.release()
    }
  },
)

test.each(pools)(
  'where the columns changed since, the statement is refused, never read by the columns of before',
  async (pool) => {
    const client = await pool.connect()
    const all = { name: 'all', text: 'SELECT * FROM changing' }
    try {
      await ownerPool.query('CREATE TABLE changing AS SELECT 1 AS a, 2 AS b; GRANT SELECT ON changing TO PUBLIC')
      expect((await client.query(all)).rows).toEqual([{ a: 1, b: 2 }])
      await ownerPool.query('ALTER TABLE changing DROP COLUMN a')
      await expect(client.query(all)).rejects.toMatchObject({ message: 'cached plan must not change result type' })
    } finally {
      await ownerPool.query('DROP TABLE changing')
      client.release()
    }
  },
)
