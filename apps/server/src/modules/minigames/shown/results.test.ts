import { afterAll, expect, test } from 'vitest'
import { gameRoom } from '../minigames.fixture.ts'
import { cancelRound } from '../round.service.ts'
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
