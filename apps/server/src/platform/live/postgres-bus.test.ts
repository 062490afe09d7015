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
