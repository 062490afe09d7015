import { createPool } from '@maru/postgres'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { askingAgain } from './asking-again.ts'

const database = await testDatabase()

test('where no connection comes in time the queue is told to ask again, and gets one later', async () => {
  const pool = createPool(database.url, { work: 'job', max: 1 })
  const asking = askingAgain(pool)
  const held = await asking.connect()
  // Not for the first one, which has to be made.
  Object.assign(pool.options, { connectionTimeoutMillis: 50 })
  await expect(asking.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  held.release()
  const later = await asking.connect()
  expect((await later.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  later.release()
  await pool.end()
})

test('what the database says keeps its own code', async () => {
  const refusing = { connect: () => Promise.reject(Object.assign(new Error('full'), { code: '53300' })) }
  await expect(askingAgain(refusing as never).connect()).rejects.toMatchObject({ code: '53300' })
})
