import { testDatabase } from '@maru/testkit'
import type pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPool } from './pool.ts'
import { inTransaction } from './transaction.ts'

const { url, ownerPool } = await testDatabase('empty')
await ownerPool.query('CREATE TABLE seen (n int PRIMARY KEY); GRANT ALL ON seen TO PUBLIC')
const pool = createPool(url, { work: 'unbounded', max: 1, isPipelined: true })
afterAll(() => pool.end())
beforeEach(async () => void (await ownerPool.query('TRUNCATE seen')))

const add = (client: pg.PoolClient, n: number) =>
  client.query({ name: 'add', text: 'INSERT INTO seen VALUES ($1)', values: [n] })
const kept = async () => (await ownerPool.query('SELECT n FROM seen ORDER BY n')).rows.map(({ n }) => n)

/** The pieces in which PostgreSQL answered, as it ends each with a ReadyForQuery. */
const piecesOf = async (act: () => Promise<unknown>): Promise<number> => {
  const client = await pool.connect()
  const { connection } = client as unknown as { connection: { stream: NodeJS.EventEmitter } }
  client.release()
  let pieces = 0
  // What ends a piece is six bytes: Z, the length, and the state of the transaction.
  const count = (bytes: Buffer): void => {
    for (let at = bytes.indexOf('Z\0\0\0\x05'); at >= 0; at = bytes.indexOf('Z\0\0\0\x05', at + 1)) pieces++
  }
  connection.stream.on('data', count)
  await act()
  connection.stream.off('data', count)
  return pieces
}

test('what a transaction asks in one turn is answered in one piece, each answer in its place', async () => {
  const pieces = await piecesOf(() =>
    inTransaction(pool, async ({ client }) => {
      const answers = await Promise.all([
        add(client, 1),
        client.query('SELECT n FROM seen'),
        add(client, 2),
        client.query({ name: 'all', text: 'SELECT n FROM seen WHERE n > $1 ORDER BY n', values: [0] }),
      ])
      expect(answers.map(({ rows }) => rows.map(({ n }) => n))).toEqual([[], [1], [], [1, 2]])
    }),
  )
  // One with the BEGIN, one more for a statement without values, which the driver sends another way, one after it, and the COMMIT.
  expect(pieces).toBe(4)
  expect(await kept()).toEqual([1, 2])
})

test('a statement that fails takes those of its turn with it, and names itself', async () => {
  const answers: PromiseSettledResult<unknown>[] = []
  const failing = inTransaction(pool, async ({ client }) => {
    const asked = [add(client, 1), add(client, 1), add(client, 2), client.query('SELECT 1'), add(client, 3)]
    answers.push(...(await Promise.allSettled(asked)))
    await Promise.all(asked)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  const codes = answers.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
  expect(codes).toEqual(['done', '23505', '25P02', '25P02', '25P02'])
  expect(await kept()).toEqual([])
})

test('a statement that was never read by PostgreSQL is sent whole the next time', async () => {
  const late = (client: pg.PoolClient) =>
    client.query({ name: 'late', text: 'INSERT INTO seen VALUES ($1 + 100)', values: [1] })
  const failing = inTransaction(pool, async ({ client }) => {
    await Promise.all([client.query('SELECT 1 / $1::int', [0]), late(client)])
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await inTransaction(pool, ({ client }) => late(client))
  expect(await kept()).toEqual([101])
})

test('values that the driver cannot write fail alone with their own error, and the connection goes on', async () => {
  const unwritable = {
    toPostgres: () => {
      throw new Error('unwritable')
    },
  }
  const failing = inTransaction(pool, async ({ client }) => {
    await Promise.all([add(client, 1), client.query('SELECT $1::text', [unwritable]), add(client, 2)])
  })
  await expect(failing).rejects.toThrow('unwritable')
  await inTransaction(pool, ({ client }) => add(client, 7))
  expect(await kept()).toEqual([7])
})

test('outside a transaction each statement stands for itself', async () => {
  const client = await pool.connect()
  const done = await Promise.allSettled([add(client, 1), add(client, 1), add(client, 2)])
  client.release()
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await kept()).toEqual([1, 2])
})

test('a connection that is cut in the midst of a turn answers every statement with an error', async () => {
  const cut = inTransaction(pool, async ({ client }) => {
    const answers = await Promise.allSettled([
      add(client, 1),
      client.query('SELECT pg_terminate_backend(pg_backend_pid()), $1::int', [1]),
      add(client, 2),
    ])
    expect(answers.map(({ status }) => status).slice(1)).toEqual(['rejected', 'rejected'])
    throw new Error('cut')
  })
  await expect(cut).rejects.toThrow()
  await inTransaction(pool, ({ client }) => add(client, 9))
  expect(await kept()).toEqual([9])
})
