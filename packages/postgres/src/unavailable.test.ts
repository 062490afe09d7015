import { databaseProxy, testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'
import { inTransaction, type Transaction } from './transaction.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const { ownerPool, ownerUrl } = await testDatabase('empty')
const proxy = await databaseProxy(ownerUrl)
const pool = createPool(proxy.url, { work: 'unbounded', max: 2, isPipelined: true })
afterAll(async () => {
  await pool.end()
  await proxy.stop()
})
beforeAll(() =>
  ownerPool.query(`CREATE TABLE note (text text);
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON note DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.text = 'slow') EXECUTE FUNCTION slow()`),
)
const failureOf = (text: string, before: (db: Transaction) => Promise<unknown> = async () => {}): Promise<unknown> =>
  inTransaction(pool, async (db) => {
    await db.query('INSERT INTO note VALUES ($1)', [text])
    await before(db)
  }).then(
    () => 'committed',
    (error: unknown) => error,
  )
const cut = async () => {
  await proxy.stop()
  await proxy.start()
}
const notes = async () => (await ownerPool.query('SELECT text FROM note')).rows.map(({ text }) => text)
const untilCommitting = () =>
  expect
    .poll(async () => {
      const { rows } = await ownerPool.query(
        `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      )
      return rows[0].n
    })
    .toBe(1)

test('where no connection is made, or it is lost before the COMMIT, the database is unavailable and nothing is written', async () => {
  expect(await failureOf('lost', (db) => cut().then(() => db.query('SELECT 1')))).toMatchObject({
    mayHaveCommitted: false,
  })
  await proxy.stop()
  const refused = await failureOf('refused')
  await proxy.start()
  expect(refused).toBeInstanceOf(DatabaseUnavailable)
  expect(refused).toMatchObject({ mayHaveCommitted: false })
  expect(await failureOf('later')).toBe('committed')
  expect(await notes()).toEqual(['later'])
})

test('where it is lost after the COMMIT was sent, what was written may be there', async () => {
  const holder = await ownerPool.connect()
  await holder.query('SELECT pg_advisory_lock(7)')
  const failing = failureOf('slow')
  await untilCommitting()
  await cut()
  expect(await failing).toMatchObject({ mayHaveCommitted: true })
  await holder.query('SELECT pg_advisory_unlock(7)')
  holder.release()
  await expect.poll(notes).toContain('slow')
})

test('an error of the statement, or of another connection than this one, stays what it is', async () => {
  const elsewhere = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(await failureOf('x', () => Promise.reject(elsewhere))).toBe(elsewhere)
  const failed = inTransaction(pool, (db) => db.query('SELECT 1/0'))
  await expect(failed).rejects.toMatchObject({ code: '22012' })
})
