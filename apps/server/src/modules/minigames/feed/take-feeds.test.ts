import type { Draw } from '@maru/draws'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gameRoom } from '../minigames.fixture.ts'
import type { RoundKey } from '../round.rules.ts'
import { acceptFeedResult } from '../round-desk.service.ts'
import type { FeedResult } from './feed.ts'
import { takeFeeds } from './take-feeds.service.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())

const draw: Draw = { numbers: [8, 6, 20, 28, 1], powerBall: 4 }
const other: Draw = { numbers: [8, 6, 20, 28, 2], powerBall: 4 }
let minutes = 0
let round: RoundKey
let member: number

/** What the feed answers when it is asked; an Error where it cannot be read. */
let said: FeedResult[] | Error = []
const take = (which: 'waiting' | 'all' = 'all') =>
  takeFeeds(server.contexts, which, () => ({
    read: async () => {
      if (said instanceof Error) throw said
      return said
    },
  }))
const says = (...draws: Draw[]): void => {
  said = draws.map((one) => ({ drawAt: round.drawAt, draw: one }))
}
const after = (seconds: number) => new Date(round.drawAt.getTime() + seconds * 1_000)
const state = async () => {
  const found = await room.round(round)
  return `${found?.state}${found?.isHeld ? ' held' : ''}`
}
const why = async () => (await room.notices()).map(({ detail }) => detail.why)
const accept = (staffId: number, result: Draw) =>
  server
    .staff(
      (ctx) =>
        acceptFeedResult(ctx, {
          game: 'powerball',
          roundId: room.idOf(round),
          draw: result,
          reason: 'seen on their page',
        }),
      { staffId },
    )
    .catch((error) => error.code)

beforeAll(() => room.open('powerball', { source: 'feed' }))
/** A round whose draw is now, with a bet on odd and one on even. */
beforeEach(async () => {
  await server.ownerPool.query('TRUNCATE platform.notice')
  said = []
  minutes += 60
  round = { ...room.key(), drawAt: new Date(Date.UTC(2026, 10, 23, 8, 50 + minutes)) }
  await server.ownerPool.query('DELETE FROM minigames.heartbeat')
  await room.run(after(-200))
  await server.ownerPool.query(
    `UPDATE minigames.round SET state = 'cancelled', cancelled_at = draw_at, cancel_reason = 'test', settled_at = draw_at, wagers = 0, stakes = 0, payouts = 0
     WHERE state IN ('open', 'closed') AND draw_at <> $1`,
    [round.drawAt],
  )
  member = await room.member()
  for (const side of ['odd', 'even']) await room.bet(member, round, 1_000, 1_900, [['sum-parity', side]])
  await room.run(after(-30))
  await room.run(after(0))
})

test('a result that comes in time draws the round and settles it', async () => {
  await take()
  expect(await state()).toBe('closed')
  says(draw)
  server.clock.set(after(20).toISOString())
  await take('waiting')
  await room.settle()
  expect(await room.round(round)).toMatchObject({ state: 'settled', draw, link: null, chainId: null })
  expect(await room.cash(member)).toBe(1_000_000 - 2_000 + 1_900)
  await room.nothingIsWrong()
})

test('the same result said again, and results of other rounds, change nothing', async () => {
  said = [
    { drawAt: round.drawAt, draw },
    { drawAt: round.drawAt, draw },
    { drawAt: after(300), draw: other },
    { drawAt: after(-3_000_000), draw: other },
  ]
  await take()
  await take()
  await room.settle()
  await take()
  expect(await state()).toBe('settled')
  expect(await room.notices()).toEqual([])
})

test('two results that contradict each other hold the round until two of the staff have decided', async () => {
  says(draw, other)
  await take()
  await room.settle()
  expect([await state(), await why()]).toEqual(['closed held', ['contradiction']])
  // Longer than an outage may last: staff decide, and not the time.
  await room.run(after(2_000))
  expect(await state()).toBe('closed held')
  expect(await accept(1, { numbers: [1, 2, 3, 4, 40], powerBall: 4 })).toBe('STAFF_INVALID')
  expect(await accept(1, other)).toBe('waiting')
  expect(await accept(1, other)).toBe('STAFF_FORBIDDEN')
  // Another result is another request.
  expect(await accept(2, draw)).toBe('waiting')
  expect(await accept(1, draw)).toBe('accepted')
  await room.settle()
  expect([await state(), await why()]).toEqual(['settled', []])
  expect(await accept(2, draw)).toBe('STAFF_STATUS_ORDER')
  await room.nothingIsWrong()
})

test('a result that contradicts what was drawn stops the settlement; only the drawn result lets it go on', async () => {
  says(draw)
  await take()
  expect(await state()).toBe('drawn')
  says(other)
  await take()
  await room.settle()
  expect([await state(), await why()]).toEqual(['drawn held', ['contradiction']])
  expect(await room.cash(member)).toBe(998_000)
  expect(await accept(1, other)).toBe('STAFF_CONFLICT')
  expect(await accept(1, draw)).toBe('waiting')
  expect(await accept(2, draw)).toBe('accepted')
  await room.settle()
  expect([await state(), await why()]).toEqual(['settled', []])
})

test('of a settled round that is contradicted staff are asked, and nothing moves', async () => {
  says(draw)
  await take()
  await room.settle()
  const cash = await room.cash(member)
  says(other)
  await take('waiting')
  expect(await why()).toEqual([])
  await take('all')
  await room.settle()
  expect([await state(), await why(), await room.cash(member)]).toEqual(['settled', ['contradiction'], cash])
})

test.each([
  { numbers: [1, 2, 3, 4], powerBall: 4 },
  { numbers: [1, 2, 3, 4, 29], powerBall: 4 },
  { numbers: [1, 2, 3, 4, 4], powerBall: 4 },
  { numbers: [1, 2, 3, 4, 5], powerBall: 10 },
  { numbers: [1, 2, 3, 4, 5], powerBall: null },
  { numbers: [], powerBall: null },
])('the impossible result %j holds the round', async (wrong) => {
  says(wrong)
  await take()
  await room.settle()
  expect([await state(), await why()]).toEqual(['closed held', ['impossible']])
})

test('a feed that says nothing in time is late, and so is what it says then', async () => {
  said = new Error('HTTP 500')
  server.clock.set(after(120).toISOString())
  await take()
  expect(await state()).toBe('closed')
  server.clock.set(after(121).toISOString())
  await take()
  expect([await state(), await why()]).toEqual(['closed held', ['late']])
  says(draw)
  await take()
  expect(await state()).toBe('closed held')
  expect([await accept(1, draw), await accept(2, draw)]).toEqual(['waiting', 'accepted'])
  expect(await state()).toBe('drawn')
})

test('a late feed whose result nobody waited for is held, too', async () => {
  says(draw)
  server.clock.set(after(200).toISOString())
  await take()
  expect([await state(), await why()]).toEqual(['closed held', ['late']])
})

test('staff decide about no round before its draw, of our own draws, or that is not there', async () => {
  const ask = (roundId: string) =>
    server
      .staff((ctx) => acceptFeedResult(ctx, { game: 'powerball', roundId, draw, reason: 'x' }))
      .catch((error) => error.code)
  expect(await ask(room.idOf({ ...round, drawAt: after(300) }))).toBe('STAFF_STATUS_ORDER')
  expect(await ask('2026-11-01T00:00:00Z')).toBe('STAFF_NOT_FOUND')
  expect(await ask('round 7')).toBe('STAFF_NOT_FOUND')
})
