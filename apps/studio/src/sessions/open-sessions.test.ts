import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { createOpenSessions } from './open-sessions.ts'
import { endSession, startSession } from './session.repository.ts'

const database = await testDatabase('studio')
const launch = (user: string) => ({
  user,
  token: 'token-of-tests',
  game_code: 'moonlit-roulette',
  currency: 'KRW',
  lang: 'ko' as const,
  operator_id: 1,
  country: 'KR',
  platform: 'GPL_DESKTOP' as const,
  sub_partner_id: '1',
  lobby_url: 'http://localhost/',
  deposit_url: 'http://localhost/deposit',
})

test('each of many that ask at once gets its own session, and who has none gets none', async () => {
  const openSession = createOpenSessions(database.pool)
  const users = Array.from({ length: 450 }, (_, n) => `player-${n}`)
  const secrets = await Promise.all(users.map((user) => startSession(database.pool, launch(user))))
  const asked = secrets.flatMap((secret, n) => [secret, `not ${n}`])
  const found = await Promise.all(asked.map(openSession))
  expect(found.map((session) => session?.player)).toEqual(users.flatMap((user) => [user, undefined]))
})

test('a session that has ended is not found by the next who asks', async () => {
  const openSession = createOpenSessions(database.pool)
  const secret = await startSession(database.pool, launch('player-who-leaves'))
  const session = await openSession(secret)
  expect(session?.player).toBe('player-who-leaves')
  await endSession(database.pool, session?.id ?? '')
  expect(await openSession(secret)).toBeUndefined()
})

test('where the database does not answer everybody who waits learns of it, and the next is looked up', async () => {
  let isAway = true
  const query = (...asked: never[]) =>
    isAway
      ? Promise.reject(new Error('away'))
      : database.pool.query(...(asked as unknown as Parameters<typeof database.pool.query>))
  const openSession = createOpenSessions({ query } as never)
  const asked = ['one', 'two'].map((secret) => openSession(secret))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect(await openSession('three')).toBeUndefined()
})

test('calls that come one after the other share a statement, and the first waits for no other', async () => {
  let statements = 0
  const openSession = createOpenSessions({
    query: async () => {
      statements++
      return { rows: [] }
    },
  } as never)
  const first = openSession('first')
  await new Promise(setImmediate)
  expect(statements).toBe(1)
  await first
  const began = performance.now()
  const others: Promise<unknown>[] = []
  for (let n = 0; n < 100; n++) {
    others.push(openSession(`other ${n}`))
    await new Promise(setImmediate)
  }
  await Promise.all(others)
  // One each ten milliseconds, a timer's early end allowed for.
  expect(statements - 1).toBeLessThanOrEqual((performance.now() - began) / 9 + 1)
})
