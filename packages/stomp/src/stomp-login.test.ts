import { expect, test } from 'vitest'
import { expiresIn, hello, helloOfLogin, login, openFor, raw, start, subscribe } from './stomp-server.fixture.ts'

test('a session that has subscribed to nothing ends with its login', async () => {
  const { url, topics } = await start()
  openFor(60_000)
  const received = raw(url, [helloOfLogin])
  await expect.poll(() => topics.sessionsOf('login 1')).toBe(1)
  topics.end('login 1')
  expect(await received).toContain('ERROR\nmessage:session has ended')
  await expect.poll(() => topics.sessionsOf('login 1')).toBe(0)
})

test('who subscribes after its login has ended receives nothing, though nobody notified this process', async () => {
  const { url, topics } = await start()
  openFor(60_000)
  const received = raw(url, [helloOfLogin, subscribe(1)])
  await expect.poll(() => topics.readers('/topic/many/1')).toBe(1)
  const late = raw(url, [helloOfLogin], 'never')
  await expect.poll(() => topics.sessionsOf('login 1')).toBe(2)
  login.openUntil = undefined
  expect(await raw(url, [helloOfLogin, subscribe(2)])).toContain('ERROR\nmessage:session has ended')
  expect(topics.readers('/topic/many/2')).toBe(0)
  // The others learn it when they are next due.
  expect(await received).toContain('ERROR\nmessage:session has ended')
  expect(await late).toContain('ERROR\nmessage:session has ended')
})

test('frames that come while the login is looked up are answered in their order, and thirty subscriptions ask twice', async () => {
  const { url } = await start({ heartbeatMs: 60_000, checkMs: 60_000 })
  openFor(60_000)
  const many = Array.from({ length: 30 }, (_, n) => subscribe(n))
  const received = await raw(url, [helloOfLogin, ...many, 'UNSUBSCRIBE\nid:29\nreceipt:last\n\n\0'], 'receipt-id:last')
  const receipts = [...received.matchAll(/receipt-id:(\w+)/g)].map(([, id]) => id)
  expect(receipts).toEqual([...many.map((_, n) => `r${n}`), 'last'])
  expect(login.asked).toBeLessThanOrEqual(3)
})

test('a login that was prolonged keeps its session; one that nobody can look up keeps it until it would run out', async () => {
  const { url } = await start()
  expiresIn.ms = 150
  openFor(60_000)
  const received = raw(url, [helloOfLogin])
  await expect.poll(() => login.asked).toBeGreaterThan(5)
  login.isBroken = true
  login.asked = 0
  await expect.poll(() => login.asked).toBeGreaterThan(2)
  login.isBroken = false
  login.openUntil = new Date(Date.now() + 60)
  expect(await received).toContain('ERROR\nmessage:session has run out')
  expiresIn.ms = 60_000
})

test('one login has no more than its number of connections', async () => {
  const { url, topics } = await start({ maximumSessionsPerLogin: 2 })
  openFor(60_000)
  for (const n of [1, 2]) {
    void raw(url, [helloOfLogin], 'never')
    await expect.poll(() => topics.sessionsOf('login 1')).toBe(n)
  }
  expect(await raw(url, [helloOfLogin])).toContain('ERROR\nmessage:too many connections of this login')
  expect(await raw(url, [hello], 'CONNECTED')).toContain('CONNECTED')
})
