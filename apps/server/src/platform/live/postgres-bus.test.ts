import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@maru/testkit'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import type { BusMessage } from './bus.ts'
import { postgresBus } from './postgres-bus.ts'

const { url, ownerPool } = await testDatabase('empty')
const log = pino({ level: 'silent' })
const [one, two] = await Promise.all([postgresBus(url, log), postgresBus(url, log)])
afterAll(() => Promise.all([one.close(), two.close()]))

test('a message reaches every process, its own included, in order', async () => {
  const received: [string, BusMessage][] = []
  const stops = [one.subscribe((m) => received.push(['one', m])), two.subscribe((m) => received.push(['two', m]))]
  await one.publish({ topic: '/t', body: 'first' })
  await one.publish({ topic: '/t', body: "second 'quoted'" })
  await expect.poll(() => received.length).toBe(4)
  for (const process of ['one', 'two'])
    expect(received.filter(([name]) => name === process).map(([, m]) => m.body)).toEqual(['first', "second 'quoted'"])
  for (const stop of stops) stop()
})

test('a message that the database could not carry is refused', async () => {
  await expect(one.publish({ topic: '/t', body: 'x'.repeat(8000) })).rejects.toThrow(/too large/)
})

test('what is broadcast is delivered here at once and once, and by the others too', async () => {
  const received: [string, string][] = []
  const stops = [
    one.subscribe((m) => received.push(['one', m.body])),
    two.subscribe((m) => received.push(['two', m.body])),
  ]
  one.broadcast([
    { topic: '/a', body: 'first', version: 1 },
    { topic: '/b', body: 'second' },
  ])
  expect(received).toEqual([
    ['one', 'first'],
    ['one', 'second'],
  ])
  await expect.poll(() => received.length).toBe(4)
  // Its own words come back to it before these.
  await one.publish({ topic: '/c', body: 'end' })
  await expect.poll(() => received.length).toBe(6)
  expect(received.slice(2, 4)).toEqual([
    ['two', 'first'],
    ['two', 'second'],
  ])
  for (const stop of stops) stop()
})

test('more than one NOTIFY carries is sent in several; of what waits, others receive the last of each topic', async () => {
  const received: string[] = []
  const stop = two.subscribe((m) => received.push(m.body))
  const topics = Array.from({ length: 300 }, (_, n) => ({ topic: `/t${n}`, body: `${n} ${'한'.repeat(20)}` }))
  one.broadcast(topics.slice(0, 1))
  one.broadcast(topics)
  one.broadcast([{ topic: '/t7', body: 'seven' }])
  one.broadcast([{ topic: '/t7', body: 'seven again' }])
  await expect.poll(() => received.length).toBe(301)
  expect(received.filter((body) => body.startsWith('seven'))).toEqual(['seven again'])
  expect(new Set(received).size).toBe(300)
  stop()
})

test('a lost connection comes back by itself', async () => {
  const received: string[] = []
  two.subscribe((m) => received.push(m.body))
  await ownerPool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
  )
  await expect
    .poll(
      async () => {
        await one.publish({ topic: '/t', body: 'back' }).catch(() => {})
        return received.includes('back')
      },
      { timeout: 8000 },
    )
    .toBe(true)
})

test('a database that is away for several tries finds as many connections as before when it is back', async () => {
  const role = new URL(url).username
  const count = async () =>
    (
      await ownerPool.query(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
      )
    ).rows[0].n
  const [{ name }] = (await ownerPool.query('SELECT current_database() AS name')).rows
  const cut = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = $2'
  await ownerPool.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC, ${role}`)
  await ownerPool.query(cut, ['maru-live', name])
  // Every refused try once asked for two more.
  await sleep(2_600)
  expect(await count()).toBe(0)
  await ownerPool.query(`GRANT CONNECT ON DATABASE ${name} TO PUBLIC, ${role}`)
  await expect.poll(count, { timeout: 8_000 }).toBe(2)
  await sleep(1_200)
  expect(await count()).toBe(2)
})
