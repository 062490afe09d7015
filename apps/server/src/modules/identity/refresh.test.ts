import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../platform/context.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { authenticateMember } from './index.ts'
import { endSessions, openSession, rotateToken } from './session.service.ts'

const server = await testServer()
const minute = 60_000
let memberId = 0

beforeEach(async () => {
  memberId = await addMember(server)
})

const logIn = () => server.guest((ctx) => openSession(ctx, memberId))
const whoIs = (token: string) => server.guest((ctx) => authenticateMember(ctx, token))
const memberBehind = async (token: string): Promise<Member> => {
  const found = await whoIs(token)
  if (typeof found === 'string') throw new Error(found)
  return found
}
const refresh = async (token: string) => server.member(await memberBehind(token), (ctx) => rotateToken(ctx))

test('a token ends after 120 minutes; a refresh gives one that holds 120 more, with the same socket key', async () => {
  const { token, socketKey } = await logIn()
  server.clock.advance(119 * minute)
  const fresh = await refresh(token)
  expect(fresh.socketKey).toBe(socketKey)
  server.clock.advance(119 * minute)
  expect(await whoIs(fresh.token)).toMatchObject({ memberId })
  server.clock.advance(minute)
  expect(await whoIs(fresh.token)).toBe('expired')
})

test('a login is over after 24 hours, however often it is refreshed', async () => {
  let { token } = await logIn()
  for (let hour = 1; hour < 24; hour++) {
    server.clock.advance(60 * minute)
    token = (await refresh(token)).token
  }
  server.clock.advance(59 * minute)
  const last = await refresh(token)
  expect(last.expiresAt.getTime() - server.clock.now().getTime()).toBe(minute)
  server.clock.advance(minute)
  expect(await whoIs(last.token)).toBe('expired')
})

test('the token that a refresh replaced serves sixty seconds more and not one longer, however often it refreshes', async () => {
  const { token } = await logIn()
  const fresh = await refresh(token)
  server.clock.advance(minute - 1)
  expect(await whoIs(token)).toMatchObject({ memberId })
  const newest = await refresh(token)
  server.clock.advance(1)
  expect(await whoIs(token)).toBe('expired')
  expect(await whoIs(fresh.token), 'retired by the second refresh, a moment ago').toMatchObject({ memberId })
  server.clock.advance(minute)
  expect(await whoIs(fresh.token)).toBe('expired')
  expect(await whoIs(newest.token)).toMatchObject({ memberId })
})

test('a refresh whose answer was lost is asked for again, and logs nobody out', async () => {
  const { token } = await logIn()
  await refresh(token)
  const second = await refresh(token)
  server.clock.advance(10 * minute)
  expect(await whoIs(second.token)).toMatchObject({ memberId })
})

test('of five refreshes at once with one token all are answered, and one token is left to last', async () => {
  const { token } = await logIn()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(token)))
  for (const answer of answers) expect(await whoIs(answer.token)).toMatchObject({ memberId })
  server.clock.advance(minute)
  const states = await Promise.all(answers.map((answer) => whoIs(answer.token)))
  expect(states.filter((state) => state === 'expired')).toHaveLength(4)
  expect(states.filter((state) => typeof state !== 'string')).toHaveLength(1)
})

test('logging out and a second login end the replaced token with the new one', async () => {
  const first = await logIn()
  const fresh = await refresh(first.token)
  await logIn()
  expect([await whoIs(first.token), await whoIs(fresh.token)]).toEqual(['replaced', 'replaced'])
  const second = await logIn()
  const newest = await refresh(second.token)
  await server.member(memberId, (ctx) => endSessions(ctx, memberId, 'logout'))
  expect([await whoIs(second.token), await whoIs(newest.token)]).toEqual(['expired', 'expired'])
})

test('a session that ended while its refresh was under way gets no new token', async () => {
  const { token } = await logIn()
  const member = await memberBehind(token)
  await server.member(memberId, (ctx) => endSessions(ctx, memberId, 'staff'))
  await expect(server.member(member, (ctx) => rotateToken(ctx))).rejects.toMatchObject({ code: 'TK001' })
})
