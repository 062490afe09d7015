import { type DataOf, type pointList, type pointSummary, points } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { KeyConflict } from '../ledger/index.ts'
import { servePointList } from './calls/member/list-points.ts'
import { servePointHeld } from './calls/member/show-held.ts'
import { servePointSummary } from './calls/member/show-summary.ts'
import { takePoints } from './grant.service.ts'
import { give } from './points.fixture.ts'

const server = await testServer()
const list = (memberId: number, asked: object = {}) =>
  server.call<DataOf<typeof pointList>>(servePointList, memberId, asked)

test('a grant happens once for its key, and its key is nobody else’s', async () => {
  const memberId = await addMember(server)
  expect(await give(server, memberId, 500, { key: 'gift:1' })).toEqual({ held: 500, isRepeat: false })
  expect(await give(server, memberId, 500, { key: 'gift:1' })).toEqual({ held: 500, isRepeat: true })
  await expect(give(server, memberId, 600, { key: 'gift:1' })).rejects.toThrow(KeyConflict)
  await expect(give(server, await addMember(server), 500, { key: 'gift:1' })).rejects.toThrow(KeyConflict)
  expect((await list(memberId)).list).toMatchObject([{ pointIdx: 1, kind: 'event', amount: 500, balance: 500 }])
})

test('of 50 grants with one key at once one is booked', async () => {
  const memberId = await addMember(server)
  const done = await Promise.all(Array.from({ length: 50 }, () => give(server, memberId, 10, { key: 'once' })))
  expect(done.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
  expect((await list(memberId)).pageInfo.tatal_list_count).toBe(1)
})

test('a list has ten a page, newest first, each row once, whatever the filter', async () => {
  const memberId = await addMember(server)
  const expected: { amount: number; day: string }[] = []
  for (let n = 1; n <= 34; n++) {
    const isTaken = n % 4 === 0
    if (isTaken)
      await server.system((ctx) =>
        takePoints(ctx, { memberId, amount: points(n), kind: 'staff-taken', key: `take:${n}` }),
      )
    else await give(server, memberId, 100 + n)
    const day = new Date(server.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
    expected.unshift({ amount: isTaken ? -n : 100 + n, day })
    server.clock.advance(5 * 3_600_000)
  }
  const [first = '', last = ''] = [expected[25]?.day, expected[5]?.day]
  const cases = [
    [{}, () => true],
    [{ way: 'gained' }, ({ amount }: { amount: number }) => amount > 0],
    [{ way: 'lost' }, ({ amount }: { amount: number }) => amount < 0],
    [{ startDate: first, endDate: last }, ({ day }: { day: string }) => day >= first && day <= last],
    [
      { startDate: `${first} 00:00:00`, way: 'lost' },
      ({ day, amount }: { day: string; amount: number }) => day >= first && amount < 0,
    ],
    [{ startDate: '2030-01-01' }, () => false],
    [{ endDate: '2020-01-01' }, () => false],
  ] as const
  for (const [filter, matches] of cases) {
    const wanted = expected.filter(matches).map(({ amount }) => amount)
    const seen: number[] = []
    for (let page = 1; page <= Math.ceil(wanted.length / 10) + 1; page++) {
      const { list: rows, pageInfo } = await list(memberId, { ...filter, page })
      expect(pageInfo.tatal_list_count).toBe(wanted.length)
      expect(rows.length).toBeLessThanOrEqual(10)
      seen.push(...rows.map(({ amount }) => amount))
    }
    expect(seen).toEqual(wanted)
  }
})

test('nobody reads another member’s points, nor of another site', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 700)
  expect((await list(await addMember(server))).list).toEqual([])
  expect((await server.call<DataOf<typeof pointList>>(servePointList, memberId, {}, 2)).list).toEqual([])
})

test('the month is what was carried over, what came and what went, and sums up to what is held', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 4_000)
  server.clock.advance(40 * 24 * 3_600_000)
  await give(server, memberId, 300, { kind: 'attendance' })
  await give(server, memberId, 200, { kind: 'attendance' })
  await give(server, memberId, 50, { kind: 'wheel' })
  await server.system((ctx) =>
    takePoints(ctx, { memberId, amount: points(1_000), kind: 'staff-taken', key: `back:${memberId}` }),
  )
  const summary = await server.call<DataOf<typeof pointSummary>>(servePointSummary, memberId, {})
  expect(summary.carried).toBe(4_000)
  expect(summary.kinds).toEqual([
    { kind: 'attendance', amount: 500, entries: 2 },
    { kind: 'wheel', amount: 50, entries: 1 },
    { kind: 'staff-taken', amount: -1_000, entries: 1 },
  ])
  expect(summary.kinds.reduce((sum, { amount }) => sum + amount, summary.carried as number)).toBe(summary.held)
  expect(summary).toMatchObject({ worth: 1, minimum: 1_000, unit: 1_000, perDay: 3, convertedToday: 0 })
})

test('what waits is shown by the purse in which it lies', async () => {
  const memberId = await addMember(server)
  await give(server, memberId, 1_200)
  expect(await server.call(servePointHeld, memberId, {})).toEqual({
    cash: 0,
    withdrawalPending: 0,
    inGame: 0,
    held: 0,
    bonus: 0,
    openStakes: 0,
    points: 1_200,
    pointsCash: 1_200,
    pointsComing: 0,
  })
})
