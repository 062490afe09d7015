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
  const heard: [string, BusMessage][] = []
  const stops = [one.subscribe((m) => heard.push(['one', m])), two.subscribe((m) => heard.push(['two', m]))]
  await one.publish({ topic: '/t', body: 'first' })
  await one.publish({ topic: '/t', body: "second 'quoted'" })
  await expect.poll(() => heard.length).toBe(4)
  for (const process of ['one', 'two'])
    expect(heard.filter(([name]) => name === process).map(([, m]) => m.body)).toEqual(['first', "second 'quoted'"])
  for (const stop of stops) stop()
})

test('a message that the database could not carry is refused', async () => {
  await expect(one.publish({ topic: '/t', body: 'x'.repeat(8000) })).rejects.toThrow(/too large/)
})

test('what is told is heard here at once and once, and by the others too', async () => {
  const heard: [string, string][] = []
  const stops = [one.subscribe((m) => heard.push(['one', m.body])), two.subscribe((m) => heard.push(['two', m.body]))]
  one.tell([
    { topic: '/a', body: 'first', version: 1 },
    { topic: '/b', body: 'second' },
  ])
  expect(heard).toEqual([
    ['one', 'first'],
    ['one', 'second'],
  ])
  await expect.poll(() => heard.length).toBe(4)
  // Its own words come back to it before these.
  await one.publish({ topic: '/c', body: 'end' })
  await expect.poll(() => heard.length).toBe(6)
  expect(heard.slice(2, 4)).toEqual([
    ['two', 'first'],
    ['two', 'second'],
  ])
  for (const stop of stops) stop()
})

test('more than one NOTIFY carries is told in several; of what waits, others hear the last of each topic', async () => {
  const heard: string[] = []
  const stop = two.subscribe((m) => heard.push(m.body))
  const topics = Array.from({ length: 300 }, (_, n) => ({ topic: `/t${n}`, body: `${n} ${'한'.repeat(20)}` }))
  one.tell(topics.slice(0, 1))
  one.tell(topics)
  one.tell([{ topic: '/t7', body: 'seven' }])
  one.tell([{ topic: '/t7', body: 'seven again' }])
  await expect.poll(() => heard.length).toBe(301)
  expect(heard.filter((body) => body.startsWith('seven'))).toEqual(['seven again'])
  expect(new Set(heard).size).toBe(300)
  stop()
})

test('a lost connection comes back by itself', async () => {
  const heard: string[] = []
  two.subscribe((m) => heard.push(m.body))
  await ownerPool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
  )
  await expect
    .poll(
      async () => {
        await one.publish({ topic: '/t', body: 'back' }).catch(() => {})
        return heard.includes('back')
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
