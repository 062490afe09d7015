import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import type { SessionObserver } from './observe.ts'
import { endSessions, openSession } from './session.service.ts'

const seen: unknown[][] = []
let refuses = false
const observer: SessionObserver = {
  async began(_, ...what) {
    seen.push(['began', ...what])
    if (refuses) throw new Error('the observer refuses')
  },
  async ended(_, ...what) {
    seen.push(['ended', ...what])
    if (refuses) throw new Error('the observer refuses')
  },
}
const onlyEnds: SessionObserver = { ended: async (_, memberId) => seen.push(['ended too', memberId]) }
const server = await testServer({ observers: { sessions: [observer, onlyEnds] } })
const open = (memberId: number) => server.system((ctx) => openSession(ctx, memberId))
const end = (memberId: number) => server.system((ctx) => endSessions(ctx, memberId, 'logout'))
const openOf = async (memberId: number): Promise<number> =>
  (await server.pool.query('SELECT FROM identity.session WHERE member_id = $1 AND end_reason IS NULL', [memberId]))
    .rowCount ?? 0

beforeEach(() => {
  seen.length = 0
  refuses = false
})

test('observers are notified of each session that begins and of the end of a member’s sessions, once', async () => {
  const memberId = await addMember(server)
  const { sessionId } = await open(memberId)
  expect(seen).toEqual([['began', memberId, sessionId]])
  const next = await open(memberId)
  expect(seen.slice(1)).toEqual([
    ['ended', memberId],
    ['ended too', memberId],
    ['began', memberId, next.sessionId],
  ])
  await end(memberId)
  await end(memberId)
  expect(seen.slice(4)).toEqual([
    ['ended', memberId],
    ['ended too', memberId],
  ])
})

test('what an observer throws leaves no session begun, and none ended', async () => {
  const memberId = await addMember(server)
  refuses = true
  await expect(open(memberId)).rejects.toThrow('the observer refuses')
  expect(await openOf(memberId)).toBe(0)
  refuses = false
  await open(memberId)
  refuses = true
  await expect(end(memberId)).rejects.toThrow('the observer refuses')
  expect(await openOf(memberId)).toBe(1)
})
