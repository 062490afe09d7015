import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { createLastSeen, SEEN_EVERY_MS } from './last-seen.service.ts'
import { authenticateMember, type OpenedSession, openSession } from './session.service.ts'

const server = await testServer()
const sessions: OpenedSession[] = []
for (let i = 0; i < 3; i++) {
  const memberId = await addMember(server)
  sessions.push(await server.guest((ctx) => openSession(ctx, memberId)))
}
const statements = { count: 0 }
const lastSeen = createLastSeen({
  log: server.contexts.log,
  reading: (about, fn) => {
    statements.count++
    return server.contexts.reading(about, fn)
  },
})
const find = (token: string) => server.guest((ctx) => authenticateMember(ctx, token, lastSeen))
const seenAt = async () =>
  (
    await server.pool.query<{ last_seen_at: Date }>(
      'SELECT last_seen_at FROM identity.session WHERE session_id = ANY($1) ORDER BY session_id',
      [sessions.map(({ sessionId }) => sessionId).sort((a, b) => a - b)],
    )
  ).rows.map(({ last_seen_at }) => last_seen_at.getTime())

test('who finds a session writes nothing; that it was seen is written for all in one go', async () => {
  const before = await seenAt()
  server.clock.advance(SEEN_EVERY_MS)
  for (const { token } of [...sessions, ...sessions]) expect(await find(token)).toMatchObject({ kind: 'member' })
  expect(await seenAt()).toEqual(before)
  await lastSeen.flush()
  expect(await seenAt()).toEqual(before.map((at) => at + SEEN_EVERY_MS))
  expect(statements.count).toBe(1)
})

test('a session that was seen a moment ago is not written again', async () => {
  const before = await seenAt()
  server.clock.advance(SEEN_EVERY_MS - 1)
  for (const { token } of sessions) await find(token)
  await lastSeen.flush()
  expect(await seenAt()).toEqual(before)
})

test('an earlier instant of another process changes nothing', async () => {
  server.clock.advance(SEEN_EVERY_MS)
  await find(sessions[0]?.token ?? '')
  const later = new Date(server.clock.now().getTime() + 5_000)
  await server.ownerPool.query('UPDATE identity.session SET last_seen_at = $1', [later])
  await lastSeen.flush()
  expect(await seenAt()).toEqual(sessions.map(() => later.getTime()))
})

test('a database that is away loses the write and nothing else', async () => {
  server.clock.advance(2 * SEEN_EVERY_MS)
  const broken = createLastSeen({ log: server.contexts.log, reading: () => Promise.reject(new Error('away')) })
  const found = await server.guest((ctx) => authenticateMember(ctx, sessions[1]?.token ?? '', broken))
  expect(found).toMatchObject({ kind: 'member' })
  await broken.flush()
})
