import { createPool } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { kyselyOver } from './kysely.ts'
import { allDone, type Db, inTransaction } from './transaction.ts'

interface Row {
  id: number
  won: number
}

declare module './tables.ts' {
  interface Tables {
    'shop.item': Row
  }
}

const { pool, ownerPool, url } = await testDatabase('empty')
await ownerPool.query(
  'CREATE SCHEMA shop; GRANT USAGE ON SCHEMA shop TO maru_app; CREATE TABLE shop.item (id int PRIMARY KEY, won int8 NOT NULL)',
)
await ownerPool.query('GRANT ALL ON shop.item TO maru_app')

beforeEach(() => pool.query('TRUNCATE shop.item; INSERT INTO shop.item VALUES (1, 100), (2, 100)'))

const items = () => kyselyOver(pool).selectFrom('shop.item').selectAll().orderBy('id').execute()
const add = (db: Db, id: number, won: number) =>
  db.query('UPDATE shop.item SET won = won + $2 WHERE id = $1', [id, won])

test('kysely and plain SQL share the transaction', async () => {
  const seen = await inTransaction(pool, async (db) => {
    await db.kysely.insertInto('shop.item').values({ id: 3, won: 5 }).execute()
    await add(db, 3, 1)
    return db.kysely.selectFrom('shop.item').select('won').where('id', '=', 3).executeTakeFirstOrThrow()
  })
  expect(seen).toEqual({ won: 6 })
  expect(await items()).toHaveLength(3)
})

test('what throws leaves nothing behind, and the connection goes back clean', async () => {
  const failing = inTransaction(pool, async (db) => {
    await add(db, 1, 50)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await items())[0]).toEqual({ id: 1, won: 100 })
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a swallowed failure of a statement is not taken for a commit', async () => {
  const swallowing = inTransaction(pool, async (db) => {
    await add(db, 1, 50)
    await db.query('SELECT 1 / 0').catch(() => {})
  })
  await expect(swallowing).rejects.toThrow(/rolled back/)
  expect((await items())[0]).toEqual({ id: 1, won: 100 })
})

test('a second transaction cannot be opened inside', async () => {
  const nested = inTransaction(pool, (db) => db.kysely.transaction().execute(async () => {}))
  await expect(nested).rejects.toThrow(/already open/)
})

test('of two that wait for each other the loser is run again, so both succeed once', async () => {
  const bothInside = barrier(2)
  const move = (first: number, second: number) => {
    let tries = 0
    return inTransaction(pool, async (db) => {
      await add(db, first, 10)
      if (++tries === 1) await bothInside()
      await add(db, second, 1)
      return tries
    })
  }
  // PostgreSQL may give up both when both look for the circle in the same moment.
  const tries = await Promise.all([move(1, 2), move(2, 1)])
  expect(Math.max(...tries)).toBeGreaterThanOrEqual(2)
  expect(await items()).toEqual([
    { id: 1, won: 111 },
    { id: 2, won: 111 },
  ])
})

test('after three tries the serialization failure is the answer', async () => {
  let tries = 0
  const hopeless = inTransaction(pool, async (db) => {
    tries++
    await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(db.kysely)
  })
  await expect(hopeless).rejects.toThrow('again')
  expect(tries).toBe(3)
})

test('a cut connection fails its transaction only, and is not used again', async () => {
  const cut = inTransaction(pool, async (db) => {
    const [row] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await ownerPool.query('SELECT pg_terminate_backend($1)', [row?.pid])
    await add(db, 1, 50)
  })
  await expect(cut).rejects.toThrow()
  expect((await items())[0]).toEqual({ id: 1, won: 100 })
})

test('the commit waits for what was sent before it, and fails by what failed first', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  await inTransaction(pipelined, async (db) => db.pipeline(() => add(db, 1, 5)))
  expect((await items())[0]).toEqual({ id: 1, won: 105 })
  const failing = inTransaction(pipelined, async (db) => {
    db.pipeline(() => add(db, 1, 5))
    db.pipeline(() => db.query('SELECT 1 / 0'))
    db.pipeline(() => add(db, 1, 5))
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect((await items())[0]).toEqual({ id: 1, won: 105 })
  await inTransaction(pipelined, async (db) => db.pipeline(() => add(db, 1, 1)))
  expect((await items())[0]).toEqual({ id: 1, won: 106 })
  await pipelined.end()
})

test('what fails before it has sent anything keeps the rest from being committed', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  for (const turns of [0, 3])
    await expect(
      inTransaction(pipelined, async (db) => {
        await add(db, 1, 5)
        db.pipeline(async () => {
          for (let turn = 0; turn < turns; turn++) await undefined
          throw new RangeError('no such number')
        })
      }),
    ).rejects.toThrow('no such number')
  const late = inTransaction(pipelined, async (db) => {
    db.pipeline(async () => {
      await undefined
      await add(db, 1, 7)
    })
  })
  await late
  expect((await items())[0]).toEqual({ id: 1, won: 107 })
  await pipelined.end()
})

test('a second statement of one pipeline call, which would miss the transaction, is refused', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  const twice = inTransaction(pipelined, async (db) => {
    db.pipeline(async () => {
      await add(db, 1, 1)
      await add(db, 2, 1)
    })
  })
  await expect(twice).rejects.toThrow('after the COMMIT')
  await pipelined.end()
})

test('who waits for a later statement gets what failed before it', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  const failing = inTransaction(pipelined, async (db) => {
    db.pipeline(() => db.query('SELECT 1 / 0'))
    await add(db, 1, 5)
  })
  await expect(failing).rejects.toThrow('division by zero')
  await pipelined.end()
})

test('statements sent together are carried out in their order, and fail by their own failure', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  const together = inTransaction(pipelined, (db) =>
    allDone([add(db, 2, 7), db.query<Row>('SELECT * FROM shop.item WHERE id = 2')]),
  )
  expect((await together)[1]).toEqual([{ id: 2, won: 107 }])
  const failing = inTransaction(pipelined, (db) => allDone([db.query('SELECT 1 / 0'), add(db, 2, 7)]))
  await expect(failing).rejects.toThrow('division by zero')
  await pipelined.end()
})

test('what is given up after it was sent is run again too', async () => {
  const pipelined = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
  let tries = 0
  await inTransaction(pipelined, async (db) => {
    db.pipeline(() => add(db, 2, 1))
    if (++tries < 3) db.pipeline(() => db.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`))
  })
  expect(tries).toBe(3)
  expect((await items())[1]).toEqual({ id: 2, won: 101 })
  await pipelined.end()
})

function barrier(size: number): () => Promise<void> {
  let waiting = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  return () => {
    if (++waiting === size) resolve()
    return promise
  }
}
