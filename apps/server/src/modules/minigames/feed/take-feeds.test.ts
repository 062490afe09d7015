import { afterAll, expect, test } from 'vitest'
import { acceptFeedResult } from '../round-desk.service.ts'
import { feedRoom } from './feed.fixture.ts'
import { takeFeeds } from './take-feeds.service.ts'

const { room, server, at, after, draw, other, take, says, saysOf, fails, state, why, accept } = await feedRoom()
afterAll(() => room.close())

test('a result that comes in time draws the round and settles it', async () => {
  await take()
  expect(await state()).toBe('closed')
  says(draw)
  server.clock.set(after(20).toISOString())
  await take('waiting')
  await room.settle()
  expect(await room.round(at.round)).toMatchObject({ state: 'settled', draw, link: null, chainId: null })
  expect(await room.cash(at.member)).toBe(1_000_000 - 2_000 + 1_900)
  await room.nothingIsWrong()
})

test('the same result said again, and results of other rounds, change nothing', async () => {
  saysOf(
    { drawAt: at.round.drawAt, draw },
    { drawAt: at.round.drawAt, draw },
    { drawAt: after(300), draw: other },
    { drawAt: after(-3_000_000), draw: other },
  )
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
  expect(await room.cash(at.member)).toBe(998_000)
  expect(await accept(1, other)).toBe('STAFF_CONFLICT')
  expect(await accept(1, draw)).toBe('waiting')
  expect(await accept(2, draw)).toBe('accepted')
  await room.settle()
  expect([await state(), await why()]).toEqual(['settled', []])
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
  fails(new Error('HTTP 500'))
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

test('of a feed that says ever other results of a round fifty are kept', async () => {
  for (const first of [1, 2]) {
    says(
      ...Array.from({ length: 60 }, (_, i) => ({
        numbers: [first, 5 + (i % 20), 26, 27, 28],
        powerBall: Math.floor(i / 20),
      })),
    )
    await take()
  }
  const { rows } = await server.pool.query(
    'SELECT count(*)::int AS kept FROM minigames.feed_result WHERE draw_at = $1',
    [at.round.drawAt],
  )
  expect(rows).toEqual([{ kept: 50 }])
  expect([await state(), await why()]).toEqual(['closed held', ['contradiction']])
})

test.each([
  ['while bets are taken', 500, 'all'],
  ['between closing and draw', 580, 'waiting'],
] as const)(
  'a result that a feed says %s draws nothing: whoever saw it may have bet on it',
  async (_, early, which) => {
    const next = { ...at.round, drawAt: after(600) }
    saysOf({ drawAt: next.drawAt, draw })
    if (early > 570) await room.run(after(570))
    server.clock.set(after(early).toISOString())
    await take(which)
    await room.run(after(570))
    await room.run(after(600))
    server.clock.set(after(602).toISOString())
    await take('waiting')
    await room.settle()
    expect(await room.round(next)).toMatchObject({ state: 'closed', isHeld: true, draw: null })
    expect(await why()).toContain('early')
  },
)

test('a feed whose clock is a little ahead of ours draws at the draw', async () => {
  const next = { ...at.round, drawAt: after(600) }
  await room.run(after(570))
  server.clock.set(after(572).toISOString())
  await take('waiting')
  saysOf({ drawAt: next.drawAt, draw })
  server.clock.set(after(591).toISOString())
  await take('waiting')
  expect(await room.round(next)).toMatchObject({ state: 'closed', draw: null })
  await room.run(after(600))
  server.clock.set(after(602).toISOString())
  await take('waiting')
  await room.settle()
  expect(await room.round(next)).toMatchObject({ state: 'settled', isHeld: false, draw })
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
  expect(await ask(room.idOf({ ...at.round, drawAt: after(300) }))).toBe('STAFF_STATUS_ORDER')
  expect(await ask('2026-11-01T00:00:00Z')).toBe('STAFF_NOT_FOUND')
  expect(await ask('round 7')).toBe('STAFF_NOT_FOUND')
})

test('a feed that hangs is not asked again meanwhile, and holds up no other', async () => {
  await room.open('speedkino', { source: 'feed' })
  await room.run(after(1))
  const asked: string[] = []
  let answer = (): void => {}
  const hanging = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ask = () =>
    takeFeeds(server.contexts, 'all', (_services, { game }) => ({
      read: async () => {
        asked.push(game)
        if (game === 'powerball') await hanging
        return { results: [{ drawAt: at.round.drawAt, draw }], faults: [] }
      },
    }))
  const timesAsked = (game: string) => asked.filter((one) => one === game).length
  const first = ask()
  await expect.poll(() => timesAsked('powerball')).toBe(1)
  const askAgain = async () => {
    await ask()
    return timesAsked('speedkino')
  }
  await expect.poll(askAgain).toBe(3)
  expect(timesAsked('powerball')).toBe(1)
  expect(await state()).toBe('closed')
  answer()
  await first
  expect(await state()).toBe('drawn')
})
