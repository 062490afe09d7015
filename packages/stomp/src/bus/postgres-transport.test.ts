import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { bodies, busSuite, processWith } from './bus.suite.ts'
import { postgresTransport } from './postgres-transport.ts'

const { url, ownerPool } = await testDatabase('empty')
const { one, two } = await busSuite(postgresTransport(url, 'maru-live'))
const cut = (name: string) =>
  ownerPool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = $1",
    [name],
  )
const role = new URL(url).username
const refuse = () => ownerPool.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC, ${role}`)
const admit = () => ownerPool.query(`GRANT CONNECT ON DATABASE ${name} TO PUBLIC, ${role}`)
const [{ name }] = (await ownerPool.query('SELECT current_database() AS name')).rows

test('a lost connection comes back by itself with all subjects, and says that messages may have been missed', async () => {
  await Promise.all(['1.site', '1.own.7'].map((subject) => two.bus.add(subject)))
  const missed = two.missed
  await cut(name)
  // What cannot be sent is lost, and every process is notified.
  one.bus.publish([{ subject: '1.site', body: 'lost, perhaps' }])
  await expect.poll(() => two.missed).toBeGreaterThan(missed)
  await expect
    .poll(() => {
      one.bus.publish([
        { subject: '1.site', body: 'back' },
        { subject: '1.own.7', body: 'own' },
      ])
      return bodies(two.received)
    })
    .toEqual(expect.arrayContaining(['back', 'own']))
})

test('a connection that was lost while nobody published carries messages both ways again', async () => {
  const missed = [one.missed, two.missed]
  await Promise.all([one, two].map(({ bus }) => bus.add('1.site')))
  await cut(name)
  await expect.poll(() => [one.missed > (missed[0] ?? 0), two.missed > (missed[1] ?? 0)]).toEqual([true, true])
  // That it listens again does not say that what it sends with is back, too.
  for (const { received } of [one, two])
    await expect
      .poll(() => {
        one.bus.publish([{ subject: '1.site', body: 'from one' }])
        two.bus.publish([{ subject: '1.site', body: 'from two' }])
        return bodies(received)
      })
      .toEqual(expect.arrayContaining(['from one', 'from two']))
})

test('a database that is away for several tries finds as many connections as before when it is back, and is two lines in the log', async () => {
  const count = async () =>
    (
      await ownerPool.query(
        "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'maru-live' AND datname = current_database()",
      )
    ).rows[0].n
  const lines: string[] = []
  let lost = 0
  const open = postgresTransport(url, 'maru-live', () => void lost++)
  const warn = (_about: object, message: string) => void lines.push(message)
  const third = await open({ received() {}, reconnected() {} }, { warn } as never)
  await refuse()
  await cut(name)
  // Every refused try once asked for two more.
  await sleep(2_600)
  expect(await count()).toBe(0)
  await admit()
  await expect.poll(count, { timeout: 8_000 }).toBe(3)
  await sleep(1_200)
  expect(await count()).toBe(3)
  expect(lines).toEqual(['live bus has no connection', 'live bus is connected again'])
  expect(lost).toBe(1)
  await third.close()
})

test('a process that starts before its database is joined when the database is there', async () => {
  await refuse()
  const early = await processWith(postgresTransport(url, 'maru-live')).finally(admit)
  await early.bus.add('1.site')
  await expect
    .poll(() => {
      one.bus.publish([{ subject: '1.site', body: 'to who came early' }])
      early.bus.publish([{ subject: '1.site', body: 'of who came early' }])
      return [bodies(early.received), bodies(one.received)]
    })
    .toEqual([expect.arrayContaining(['to who came early']), expect.arrayContaining(['of who came early'])])
  await early.bus.close()
})
