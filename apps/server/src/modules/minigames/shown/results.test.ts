import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { gameRoom } from '../minigames.fixture.ts'
import { cancelRound } from '../round.service.ts'
import { showProof } from './proof.service.ts'
import { listDayDraws, listResults } from './results.service.ts'

// Three draws before midnight in Seoul, and those after it.
const room = await gameRoom('2026-11-23T23:47:00+09:00')
const { server } = room
afterAll(() => room.close())

const drawsOf = (day?: string) =>
  server.guest((ctx) => listDayDraws(ctx, { type: 'powerball', ...(day === undefined ? {} : { day }) }))
const resultsOf = (asked: { day?: string; number?: number }) =>
  server.guest((ctx) => listResults(ctx, { type: 'powerball', page: 1, ...asked }))

test('midnight is draw 288 of the day before, and the draws of a day come oldest first', async () => {
  await room.open()
  for (const time of ['23:47', '23:50', '23:55']) await room.run(`2026-11-23T${time}:00+09:00`)
  for (const time of ['00:00', '00:05', '00:10']) await room.run(`2026-11-24T${time}:00+09:00`)
  expect((await drawsOf('2026-11-23')).draws.map(({ number }) => number)).toEqual([286, 287, 288])
  expect((await drawsOf('2026-11-24')).draws.map(({ number }) => number)).toEqual([1, 2])
  expect((await drawsOf()).draws).toEqual((await drawsOf('2026-11-24')).draws)
})

test('a draw of the day is the one of its result', async () => {
  const { list, pageInfo } = await resultsOf({ day: '2026-11-23', number: 287 })
  expect(pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 1 })
  expect(list.map(({ roundId }) => roundId)).toEqual(['2026-11-23T14:55:00Z'])
  const { draws } = await drawsOf('2026-11-23')
  expect(draws[1]).toMatchObject({ ...list[0]?.draw, number: 287, kinoThreeLinesUpTo: 35 })
})

test('a cancelled round is in the list, without a result, and not among the draws', async () => {
  const next = { ...room.key(), drawAt: new Date('2026-11-24T00:15:00+09:00') }
  await server.system((ctx) => cancelRound(ctx, next, 'outage'))
  expect((await resultsOf({ number: 3 })).list).toMatchObject([{ state: 'cancelled', draw: null, isVerifiable: false }])
  expect((await drawsOf()).draws.map(({ number }) => number)).toEqual([1, 2])
})

test('after an outage every number has its row; one that was not held differs from one that is not drawn yet', async () => {
  const fates = async (numbers: number[]) =>
    Promise.all(numbers.map(async (number) => (await resultsOf({ day: '2026-11-24', number })).fate))
  const whyOf = (roundId: string) =>
    server
      .guest((ctx) => showProof(ctx, { type: 'powerball', roundId }))
      .catch((no: unknown) => (no instanceof Refusal ? no.detail.why : no))
  // Alive at 00:10, and then for half an hour nothing is.
  await room.run('2026-11-24T00:41:00+09:00')
  expect(await fates([2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    'drawn',
    'cancelled',
    'cancelled',
    'missed',
    'missed',
    'missed',
    'missed',
    'not-yet',
  ])
  // What is shown without a round is what can be recomputed, however many rounds after it were not held.
  const newest = await server.guest((ctx) => showProof(ctx, { type: 'powerball' }))
  expect(newest.round.roundId).toBe('2026-11-23T15:10:00Z')
  const { rows } = await server.pool.query(
    `SELECT state, count(*)::int AS rounds FROM minigames.round WHERE draw_at BETWEEN '2026-11-23T15:05:00Z' AND '2026-11-23T15:40:00Z' GROUP BY 1 ORDER BY 1`,
  )
  expect(rows.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(8)
  expect((await resultsOf({ day: '2026-11-24' })).list.map(({ number, state }) => `${number} ${state}`)).toEqual([
    '8 missed',
    '7 missed',
    '6 missed',
    '5 missed',
    '4 cancelled',
    '3 cancelled',
    '2 drawn',
    '1 drawn',
  ])
  const { draws, gaps } = await drawsOf('2026-11-24')
  expect(draws.map(({ number }) => number)).toEqual([1, 2])
  expect(gaps).toEqual([
    { number: 3, fate: 'cancelled' },
    { number: 4, fate: 'cancelled' },
    ...[5, 6, 7, 8].map((number) => ({ number, fate: 'missed' })),
  ])
  expect(await whyOf('2026-11-23T15:15:00Z')).toBe('cancelled')
  expect(await whyOf('2026-11-23T15:30:00Z')).toBe('missed')
  expect(await whyOf('2026-11-23T15:45:00Z')).toBe('not-yet')
  expect(await whyOf('2026-11-23T15:46:00Z')).toBeUndefined()
})

test('before the first round of a game no round was held, and the history does not begin before it', async () => {
  expect((await resultsOf({ day: '2026-11-23', number: 100 })).fate).toBe('missed')
  expect((await resultsOf({ day: '2026-11-23', number: 286 })).fate).toBe('drawn')
  expect((await resultsOf({ day: '2026-11-23' })).fate).toBeNull()
  expect((await resultsOf({ day: '2026-11-25', number: 1 })).fate).toBe('not-yet')
  expect((await drawsOf('2026-11-23')).gaps).toHaveLength(285)
  expect((await resultsOf({ day: '2026-11-23' })).list).toHaveLength(3)
})

test('a round that is due and not drawn yet is no gap, and one that began too late to be opened is', async () => {
  await room.run('2026-11-24T00:44:00+09:00')
  server.clock.set('2026-11-24T00:45:00.500+09:00')
  expect((await resultsOf({ number: 9 })).fate).toBe('not-yet')
  expect((await drawsOf()).gaps.map(({ number }) => number)).not.toContain(9)
  await room.run()
  expect((await resultsOf({ number: 9 })).fate).toBe('drawn')
  // Nothing runs until a few seconds before draw 12, when it is too late to bet on it.
  await room.run('2026-11-24T00:59:45+09:00')
  await room.run('2026-11-24T01:00:00+09:00')
  expect((await resultsOf({ number: 12 })).list).toMatchObject([{ state: 'missed' }])
  await room.run('2026-11-24T01:05:00+09:00')
  expect((await resultsOf({ number: 13 })).fate).toBe('drawn')
})

test('a clock that was ahead and is set back leaves no round missed that is still to come', async () => {
  await room.run('2026-11-25T09:00:30+09:00')
  expect((await resultsOf({ number: 60, day: '2026-11-24' })).fate).toBe('missed')
  server.clock.set('2026-11-24T02:00:30+09:00')
  expect((await resultsOf({ number: 60, day: '2026-11-24' })).fate).toBe('not-yet')
  expect((await resultsOf({ number: 60, day: '2026-11-24' })).list).toEqual([])
  await room.run()
  expect(await room.round({ ...room.key(), drawAt: new Date('2026-11-24T02:05:00+09:00') })).toMatchObject({
    state: 'open',
    chainId: 1,
    settledAt: null,
  })
  await room.run('2026-11-24T02:04:30+09:00')
  await room.run('2026-11-24T02:05:00+09:00')
  expect((await resultsOf({ number: 25, day: '2026-11-24' })).fate).toBe('drawn')
})
